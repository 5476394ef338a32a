import type { DrugType } from '#modules/catalogue/index.ts';
import { type Evaluation, takes } from '#modules/eligibility/index.ts';

/** Why the rules put a treatment on hold. */
export interface RuleHold {
  readonly ruleIds: readonly string[];
  readonly isHardStop: boolean;
}

/** The hold that an evaluation places on what the patient has of this drug; null when no finding takes it. */
export const ruleHoldOn = (
  drugType: DrugType,
  { findings }: Pick<Evaluation, 'findings'>,
): RuleHold | null => {
  const causes = findings.filter((finding) => takes(finding, drugType));
  if (causes.length === 0) return null;
  return {
    ruleIds: causes.map(({ ruleId }) => ruleId),
    isHardStop: causes.some(({ outcome }) => outcome !== 'alternative'),
  };
};
