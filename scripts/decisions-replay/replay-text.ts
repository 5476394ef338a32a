import type { ReplayReport, RuleEffect } from '#modules/eligibility/services/replay-decisions.ts';
import { sourceOfRule } from '#modules/eligibility/services/source-of-rule.ts';

type Difference = ReplayReport['differing'][number]['differences'][number];
type Said = Difference['now'];

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const said = (one: Said): string => {
  if (one === null) return 'did not apply';
  return one.result === 'fired' ? `fired (${one.outcome})` : one.result.replace('_', ' ');
};

/** Where a version of a rule comes from, by what a decision record stores of it. */
const sourceText = (ruleId: string, version: number): string => {
  const source = sourceOfRule(ruleId, version);
  if (!source) return `${ruleId} version ${version}: no source is recorded.`;
  const { document, section, condition, basis } = source;
  return `${ruleId} version ${version}: ${document}, ${section}. Fires when: ${condition}. Basis: ${basis}`;
};

const storedSource = ({ ruleId, stored }: Difference): readonly string[] =>
  stored ? [`    ${sourceText(ruleId, stored.version)}`] : [];

const differenceLines = ({ decision, differences }: ReplayReport['differing'][number]): readonly string[] => [
  `Decision ${decision.id} (${decision.purpose}, ${decision.at.toISOString()}):`,
  ...differences.flatMap((one) => [
    `  ${one.ruleId} ${said(one.stored)}, and now: ${said(one.now)}`,
    ...storedSource(one),
  ]),
];

const effectLines = (effect: RuleEffect, ids: boolean): readonly string[] => [
  `  ${effect.ruleId}: ${effect.different} of ${counted(effect.decisions, 'decision')} would differ, of ${counted(effect.userIds.size, 'patient')}`,
  ...(ids ? [...effect.userIds].map((id) => `    ${id}`) : []),
];

/** The sources of the versions that decisions were judged with, and that are not current. */
const judgedSources = (effects: readonly RuleEffect[]): readonly string[] =>
  effects.flatMap(({ ruleId, versions }) =>
    [...versions].toSorted((a, b) => a - b).map((version) => `  ${sourceText(ruleId, version)}`),
  );

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
      ? [
          `${counted(withOtherRules, 'decision')} judged with other versions of: ${changed.join(', ')}.`,
          ...judgedSources(effects),
        ]
      : []),
    ...(withCurrentRules && withOtherRules > 0
      ? ['With the current rules:', ...effects.flatMap((effect) => effectLines(effect, ids))]
      : []),
  ].join('\n');
};
