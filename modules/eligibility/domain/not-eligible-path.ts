import type { Evaluation } from './evaluation.ts';

const FOLDER = '/not-eligible-user';

/** The page of each rule about who may be treated, in the folder of a service line. */
const pageOfRule = new Map([
  ['SEX', 'sex'],
  ['AGE-MIN', 'age'],
  ['AGE-ED', 'age'],
  ['STATE', 'state'],
]);

/**
 * The page that explains why this visit, or a part of it, cannot continue (S2.44); null when it can, or when the reasons
 * are shown on the same page because they have no separate page. `folder`: the service line's `notEligibleFolder`.
 */
export const notEligiblePath = (
  evaluation: Pick<Evaluation, 'outcome' | 'findings'>,
  folder = FOLDER,
): string | null => {
  if (evaluation.outcome === 'alternative') return `${FOLDER}/alternatives`;
  if (evaluation.outcome !== 'stop') return null;
  const page = evaluation.findings
    .filter(({ outcome }) => outcome === 'stop')
    .map(({ ruleId }) => pageOfRule.get(ruleId))
    .find((name) => name !== undefined);
  return page ? `${folder}/${page}` : null;
};
