import type { Outcome } from '../outcome.ts';
import { rules } from '../rules/index.ts';
import { needsTwoClinicians } from './needs-two-clinicians.ts';
import { openRules, type PatientFact } from './patient-fact.ts';

/** A rule that stops a treatment because of answers that no clinician has resolved. */
export interface StopToResolve {
  readonly ruleId: string;
  /** Null for a rule that does not exist any more. */
  readonly outcome: Outcome | null;
  readonly reasonForClinician: string;
  readonly needsTwoClinicians: boolean;
  /** The answers that it fired on, oldest first. */
  readonly facts: readonly PatientFact[];
}

/** Every open stop, in the order in which the rules fired first. */
export const stopsToResolve = (facts: readonly PatientFact[]): readonly StopToResolve[] =>
  [...new Set(facts.flatMap(openRules))].map((ruleId) => {
    const rule = rules.find(({ id }) => id === ruleId);
    return {
      ruleId,
      outcome: rule?.outcome ?? null,
      reasonForClinician: rule?.reasonForClinician ?? '',
      needsTwoClinicians: needsTwoClinicians(ruleId),
      facts: facts.filter((fact) => openRules(fact).includes(ruleId)),
    };
  });

/** Whether the proposal was made with every fact of the stop known. */
export const judgedAll = (
  { factIds }: { readonly factIds: readonly number[] },
  { facts }: Pick<StopToResolve, 'facts'>,
): boolean => facts.every(({ id }) => factIds.includes(id));
