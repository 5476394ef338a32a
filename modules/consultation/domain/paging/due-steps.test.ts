import { describe, expect, it } from 'vitest';
import { audienceOf } from './audience-of.ts';
import { dueSteps } from './due-steps.ts';

const raisedAt = new Date('2026-11-20T10:02:00Z');
const after = (minutes: number) => new Date(raisedAt.getTime() + minutes * 60_000);
const due = (minutes: number, notReached: readonly number[] = []) =>
  dueSteps(raisedAt, notReached.map(after), after(minutes)).map(({ step, level }) => `${step} ${level}`);

describe('the escalation of an emergency', () => {
  it.each([
    [0, ['minute_0 1']],
    [14.99, ['minute_0 1']],
    [15, ['minute_0 1', 'minute_15 2']],
    [29.99, ['minute_0 1', 'minute_15 2']],
    [30, ['minute_0 1', 'minute_15 2', 'minute_30 3']],
    [59.99, ['minute_0 1', 'minute_15 2', 'minute_30 3']],
    [60, ['minute_0 1', 'minute_15 2', 'minute_30 3', 'minute_60 3']],
    [90, ['minute_0 1', 'minute_15 2', 'minute_30 3', 'minute_90 3']],
    // Nobody looked for a day: of the repeats that were missed, the newest one.
    [24 * 60 + 7, ['minute_0 1', 'minute_15 2', 'minute_30 3', 'minute_1440 3']],
  ])('after %d minutes these pages are due: %j', (minutes, pages) => {
    expect(due(minutes)).toEqual(pages);
  });

  it('a patient who was not reached is one more page at the level of that time', () => {
    expect(due(16, [3, 15])).toEqual(['minute_0 1', 'minute_15 2', 'not_reached_1 1', 'not_reached_2 2']);
    expect(due(31, [30])).toContain('not_reached_1 3');
  });

  it('a step is due at its own time, however late the process looks', () => {
    const times = dueSteps(raisedAt, [], after(61)).map(({ dueAt }) => dueAt);
    expect(times).toEqual([0, 15, 30, 60].map(after));
  });
});

describe('who is paged', () => {
  const clinicians = [
    { id: 'ana', takesTurns: true },
    { id: 'bo', takesTurns: false },
  ];
  it.each([
    [1, 'bo', { audience: 'assigned', recipients: ['bo'] }],
    [1, null, { audience: 'on_duty', recipients: ['ana'] }],
    [2, 'bo', { audience: 'licensed', recipients: ['ana', 'bo'] }],
    [3, 'bo', { audience: 'directors', recipients: [] }],
  ] as const)('at level %d, with %s as the clinician of the case: %j', (level, assigned, expected) => {
    expect(audienceOf(level, clinicians, assigned)).toEqual(expected);
  });

  it('everybody, where nobody takes turns', () => {
    expect(audienceOf(1, clinicians.slice(1), null)).toEqual({ audience: 'on_duty', recipients: ['bo'] });
  });
});
