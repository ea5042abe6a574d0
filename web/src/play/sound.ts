// Short sounds, made in the browser: no files, and none before somebody has switched them on by a gesture of their own. Each has its
// counterpart on the screen.
import { settings } from '../lib/settings.svelte';
import type { Cue, Piece } from '../protocol';

export type Sound = Cue['kind'] | 'wheel' | 'track' | 'gun' | 'turn' | 'question' | 'won' | 'lost' | 'dice';

/** Loudness of everything together. */
const VOLUME = 0.4;

/** Hiss with a pitch it is filtered around, or a tone that slides; seconds from the start and of length. */
type Part = {
  at: number;
  length: number;
  from: number;
  to: number;
  loud: number;
  wave: OscillatorType | 'hiss';
};

const tone = (
  at: number,
  length: number,
  from: number,
  to = from,
  loud = 0.5,
  wave: OscillatorType = 'sine',
): Part => ({
  at,
  length,
  from,
  to,
  loud,
  wave,
});
const hiss = (at: number, length: number, from: number, to = from, loud = 0.6): Part => ({
  at,
  length,
  from,
  to,
  loud,
  wave: 'hiss',
});

const SOUNDS: Record<Sound, Part[]> = {
  move: [hiss(0, 0.05, 500, 300, 0.4), hiss(0.11, 0.05, 450, 280, 0.35), hiss(0.22, 0.05, 500, 300, 0.3)],
  wheel: [hiss(0, 0.3, 300, 420, 0.35), tone(0, 0.3, 70, 95, 0.25, 'triangle')],
  track: [0, 0.07, 0.14, 0.21, 0.28].map((at) => hiss(at, 0.05, 240, 160, 0.5)),
  gun: [hiss(0, 0.4, 1100, 120, 0.9), tone(0, 0.25, 110, 45, 0.7, 'triangle')],
  shot: [hiss(0, 0.16, 2400, 400), tone(0, 0.12, 160, 60, 0.6, 'triangle')],
  blast: [hiss(0, 0.5, 900, 90, 0.9), tone(0, 0.4, 90, 35, 0.8)],
  assault: [hiss(0, 0.09, 1800, 500), hiss(0.1, 0.09, 1600, 500), hiss(0.2, 0.2, 900, 150, 0.8)],
  loss: [hiss(0, 0.3, 500, 90, 0.7), tone(0.05, 0.35, 200, 70, 0.5, 'triangle')],
  rally: [tone(0, 0.12, 440), tone(0.12, 0.18, 587)],
  reveal: [tone(0, 0.08, 700), tone(0.09, 0.14, 930)],
  draw: [hiss(0, 0.08, 3200, 1800, 0.35), tone(0.08, 0.06, 900, 900, 0.3)],
  card: [hiss(0, 0.1, 4200, 2200, 0.35)],
  capture: [tone(0, 0.12, 392), tone(0.12, 0.12, 494), tone(0.24, 0.24, 587)],
  phase: [],
  other: [],
  dice: [0, 0.05, 0.11, 0.15, 0.22].map((at) => hiss(at, 0.025, 2600, 2000, 0.5)),
  turn: [tone(0, 0.14, 660), tone(0.15, 0.22, 880)],
  question: [tone(0, 0.1, 740), tone(0.11, 0.12, 622)],
  won: [tone(0, 0.16, 523), tone(0.16, 0.16, 659), tone(0.32, 0.4, 784)],
  lost: [tone(0, 0.22, 392), tone(0.22, 0.22, 330), tone(0.44, 0.45, 262)],
};

/** What rolls, what has tracks, what fires heavily, by the symbol on the counter. */
const TRACKS = /armour|tank|assault-gun|destroyer|mechani/;
const WHEELS = /motor|recon|truck|vehicle|cavalry|rider/;
const GUNS = /artillery|gun|mortar|armour|tank|howitzer/;

/** What is heard of a cue. */
export function soundOf(cue: Cue, pieces: Pick<Piece<string>, 'id' | 'symbol'>[]): Sound {
  const { from, kind } = cue;
  const who = from && 'piece' in from ? pieces.find((piece) => piece.id === from.piece)?.symbol : undefined;
  if (who === undefined) return kind;
  if (kind === 'shot') return GUNS.test(who) ? 'gun' : 'shot';
  if (kind === 'move') return TRACKS.test(who) ? 'track' : WHEELS.test(who) ? 'wheel' : 'move';
  return kind;
}

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function hissOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function sing(audio: AudioContext, part: Part, start: number) {
  const [begin, end] = [start + part.at, start + part.at + part.length];
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(part.loud * VOLUME, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  if (part.wave === 'hiss') {
    const source = audio.createBufferSource();
    source.buffer = hissOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(part.from, begin);
    filter.frequency.exponentialRampToValueAtTime(part.to, end);
    source.connect(filter).connect(gain);
    source.start(begin, Math.random() * 0.4);
    source.stop(end);
    return;
  }
  const source = audio.createOscillator();
  source.type = part.wave;
  source.frequency.setValueAtTime(part.from, begin);
  source.frequency.exponentialRampToValueAtTime(part.to, end);
  source.connect(gain);
  source.start(begin);
  source.stop(end);
}

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound) {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers keep silent until somebody has done something on the page.
  if (!context && navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const start = context.currentTime + 0.01;
  for (const part of SOUNDS[sound]) sing(context, part, start);
}

/** Switches sounds on or off; switched on they are heard at once. */
export function switchSound(on = !settings.sound) {
  settings.sound = on;
  play('turn');
}
