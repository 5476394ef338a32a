import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { annualDue, nextCheckAt, noticesReached } from './annual-due.ts';

const evaluated = new Date('2026-03-10T12:00:00Z');
const overdueAt = new Date('2027-03-10T12:00:00Z');
const opensAt = new Date('2027-02-08T12:00:00Z');
const running = { status: 'active', signedAt: addDays(evaluated, 200), evaluatedAt: evaluated };

describe('when the yearly check-in is due', () => {
  it.each<[string, Date, boolean, boolean]>([
    ['a month before', addDays(opensAt, -1), false, false],
    ['eleven months later', opensAt, true, false],
    ['on the last day', addDays(overdueAt, -1), true, false],
    ['after a year', overdueAt, true, true],
  ])('%s', (_when, now, isDue, isOverdue) => {
    expect(annualDue([running], now)).toEqual({ opensAt, overdueAt, isDue, isOverdue });
  });

  it('counts from the oldest evaluation of what runs, and from the signature where none is known', () => {
    const older = { status: 'on_hold', signedAt: addDays(evaluated, -20), evaluatedAt: null };
    const ended = { status: 'stopped', signedAt: addDays(evaluated, -300), evaluatedAt: null };
    expect(annualDue([running, older, ended], opensAt)?.overdueAt).toEqual(addDays(overdueAt, -20));
  });

  it.each([[[]], [[{ ...running, status: 'expired' }]]])(
    'is not asked of a patient who takes nothing: %j',
    (none) => {
      expect(annualDue(none, opensAt)).toBeNull();
    },
  );
});

describe('what the patient is told', () => {
  it.each<[number, readonly number[], number | null]>([
    [31, [], 30],
    [30, [30], 14],
    [14, [30, 14], 7],
    [7, [30, 14, 7], 1],
    [1, [30, 14, 7, 1], 0],
    [0, [30, 14, 7, 1], null],
  ])('%i days before', (days, reached, next) => {
    const now = addDays(overdueAt, -days);
    expect(noticesReached({ overdueAt }, now)).toEqual(reached);
    expect(nextCheckAt({ overdueAt }, now)).toEqual(
      next === null ? addDays(now, 1) : addDays(overdueAt, -next),
    );
  });
});
