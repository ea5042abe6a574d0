import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';

const COUNTER = 62;
let camera: Camera;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (f: (now: number) => void) =>
    setTimeout(() => f(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', (id: ReturnType<typeof setTimeout>) => clearTimeout(id));
  camera = new Camera();
  camera.board = { x: 0, y: 0, width: 2400, height: 1600 };
  camera.window = { width: 1000, height: 700 };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the first view', () => {
  test('is the whole board if nothing matters more', () => {
    camera.begin(false);
    expect(camera.sees([camera.board])).toBe(true);
  });
  test('shows what matters with counters of 48 pixels and more if that fits', () => {
    camera.opening = { x: 300, y: 300, width: 500, height: 300 };
    camera.begin(false);
    expect(camera.sees([camera.opening])).toBe(true);
    expect(camera.zoom * COUNTER).toBeGreaterThanOrEqual(48);
    expect(camera.zoom * COUNTER).toBeLessThanOrEqual(64.01);
  });
  test('shows all of what matters, however small', () => {
    camera.opening = { x: 100, y: 100, width: 2200, height: 300 };
    camera.begin(false);
    expect(camera.sees([camera.opening])).toBe(true);
  });
});

describe('flying', () => {
  const thing = { x: 2200, y: 1400, width: 100, height: 100 };
  beforeEach(() => {
    camera.begin(false);
    camera.zoomAt(0, 0, 2.2);
  });
  test('brings a thing into view without coming closer, and goes back', () => {
    const before = camera.view;
    expect(camera.sees([thing])).toBe(false);
    camera.flyTo(camera.toShow([thing])!, 250);
    vi.advanceTimersByTime(400);
    expect(camera.sees([thing])).toBe(true);
    expect(camera.zoom).toBeCloseTo(before.zoom);
    expect(camera.back(0)).toBe(true);
    expect(camera.view.x).toBeCloseTo(before.x);
    expect(camera.back(0)).toBe(false);
  });
  test('goes further away only if it must', () => {
    const wide = [thing, { x: 100, y: 100, width: 100, height: 100 }];
    const zoom = camera.zoom;
    camera.flyTo(camera.toShow(wide)!, 0);
    expect(camera.zoom).toBeLessThan(zoom);
    expect(camera.sees(wide)).toBe(true);
  });
  test('stops when a hand takes the view', () => {
    camera.flyTo(camera.toShow([thing])!, 250);
    vi.advanceTimersByTime(50);
    camera.pan(10, 0);
    const at = camera.view;
    vi.advanceTimersByTime(400);
    expect(camera.view).toEqual(at);
  });
});
