import type { ReplayReport, RuleEffect } from '#modules/eligibility/services/replay-decisions.ts';

type Said = ReplayReport['differing'][number]['differences'][number]['now'];

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const said = (one: Said): string => {
  if (one === null) return 'did not apply';
  return one.result === 'fired' ? `fired (${one.outcome})` : one.result.replace('_', ' ');
};

const differenceLines = ({ decision, differences }: ReplayReport['differing'][number]): readonly string[] => [
  `Decision ${decision.id} (${decision.purpose}, ${decision.at.toISOString()}):`,
  ...differences.map(({ ruleId, stored, now }) => `  ${ruleId} ${said(stored)}, and now: ${said(now)}`),
];

const effectLines = (effect: RuleEffect, ids: boolean): readonly string[] => [
  `  ${effect.ruleId}: ${effect.different} of ${counted(effect.decisions, 'decision')} would differ, of ${counted(effect.userIds.size, 'patient')}`,
  ...(ids ? [...effect.userIds].map((id) => `    ${id}`) : []),
];

/** What `npm run decisions:replay` prints. */
export const replayText = (
  { judgedAgain, differing, withOtherRules, effects }: ReplayReport,
  { withCurrentRules, ids }: { readonly withCurrentRules: boolean; readonly ids: boolean },
): string => {
  const changed = effects.map(({ ruleId }) => ruleId).toSorted();
  return [
    `${counted(judgedAgain, 'decision')} judged again, ${differing.length} came out differently.`,
    ...differing.flatMap(differenceLines),
    ...(withOtherRules > 0
      ? [`${counted(withOtherRules, 'decision')} judged with other versions of: ${changed.join(', ')}.`]
      : []),
    ...(withCurrentRules && withOtherRules > 0
      ? ['With the current rules:', ...effects.flatMap((effect) => effectLines(effect, ids))]
      : []),
  ].join('\n');
};
