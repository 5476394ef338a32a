import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { readingLimits } from './reading-limits.ts';
import { bloodPressureRules } from './rules/blood-pressure.ts';

const normal = { systolic: 120, diastolic: 75, pulse: 70, takenOn: '2026-11-20' };

const firesAt = (ruleId: string, measure: string, value: number): boolean => {
  const rule = bloodPressureRules.find(({ id }) => id === ruleId);
  if (!rule) throw new Error(`There is no rule ${ruleId}.`);
  const answers = { bp: { ...normal, [measure]: value } };
  return rule.when(
    factsOf({ answers, ageYears: 40, state: 'NY', servedStates: ['NY'], drugTypes: ['minoxidil_oral'] }),
  );
};

it.each(readingLimits)('$ruleId applies to a $measure $from $limit', ({ ruleId, measure, from, limit }) => {
  const [inside, outside] = { below: [limit - 1, limit], at: [limit, limit - 1], above: [limit + 1, limit] }[
    from
  ];
  expect(firesAt(ruleId, measure, inside ?? 0)).toBe(true);
  expect(firesAt(ruleId, measure, outside ?? 0)).toBe(false);
});

it('has a limit for every rule that compares a number', () => {
  const compares = bloodPressureRules.filter(({ id }) =>
    (['systolic', 'diastolic', 'pulse'] as const).some(
      (measure) => firesAt(id, measure, 30) || firesAt(id, measure, 250),
    ),
  );
  expect([...new Set(readingLimits.map(({ ruleId }) => ruleId))].sort()).toEqual(
    compares.map(({ id }) => id).sort(),
  );
});
