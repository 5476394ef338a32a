import { describe, expect, it } from 'vitest';
import { alarmingWords } from './alarming-words.ts';
import { findAlarm } from './find-alarm.ts';

describe('alarming words', () => {
  it.each(alarmingWords.flatMap(({ id, phrases }) => phrases.map((phrase) => [phrase, id] as const)))(
    '%s is found as %s',
    (phrase, id) => {
      const text = `Hi, since last night: ${phrase.replace('*', 's').toUpperCase()}!`;
      expect(findAlarm(text)?.entries).toContain(id);
    },
  );

  it.each([
    ['I can’t breathe.', 'emergency', ['ALARM-BREATH']],
    ["I can't   breathe", 'emergency', ['ALARM-BREATH']],
    ['chest\npain, and I want to die', 'crisis', ['ALARM-SUICIDE', 'ALARM-CHEST']],
    ['I have no chest pain', 'emergency', ['ALARM-CHEST']],
    ['I am suicidal.', 'crisis', ['ALARM-SUICIDE']],
    ['My erection lasted for five hours', 'emergency', ['ALARM-PRIAPISM']],
  ])('%s is %s', (text, level, entries) => {
    expect(findAlarm(text)).toEqual({ level, entries });
  });

  it.each([
    '',
    'My parcel has not arrived.',
    'It itches a little where I put the foam.',
    'I bought a treasure chest. Painting it is fun.',
    'I lost my password and cannot see my order.',
    'The stroke of the brush covers the bald spot.',
  ])('%s is not', (text) => {
    expect(findAlarm(text)).toBeNull();
  });

  it('each entry has its own id, a source of the same name, and phrases in lower case', () => {
    expect(new Set(alarmingWords.map(({ id }) => id)).size).toBe(alarmingWords.length);
    for (const { id, source, phrases } of alarmingWords) {
      expect(source).toBe(`docs/clinical/messages.md#${id}`);
      for (const phrase of phrases) expect(phrase).toMatch(/^[a-z0-9 ]+\*?$/);
    }
  });
});
