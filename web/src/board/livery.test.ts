import { expect, test } from 'vitest';
import { counterOf, looks } from './livery';
import { day } from './palette';

const map = {
  liveries: [
    { side: 'german', style: '', colour: '#6f7a74' },
    { side: 'german', style: 'waffen-ss', colour: '#23272a' },
    { side: 'uk', style: '', colour: 'brown' },
  ],
};

test('a formation has its own colour, the rest of the side another', () => {
  const of = looks(map, ['german', 'uk'], day);
  expect(of({ side: 'german', style: 'regular' }).face).toBe('#6f7a74');
  expect(of({ side: 'german', style: 'waffen-ss' }).face).toBe('#23272a');
});

test('a side without a colour, or with one that cannot be read, gets one by seat', () => {
  const of = looks(map, ['german', 'uk'], day);
  expect(of({ side: 'uk', style: 'regular' })).toMatchObject(day.seats[1]!);
  expect(of({ side: '', style: 'regular' })).toMatchObject(day.seats.at(-1)!);
});

test('print can be read on light and on dark counters', () => {
  expect(counterOf('#22272a')!.text).toBe('#ffffff');
  expect(counterOf('#d8c79a')!.text).not.toBe('#ffffff');
});
