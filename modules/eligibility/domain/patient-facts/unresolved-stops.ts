import type { DrugType } from '#modules/catalogue/index.ts';
import { isPrescriptionDrug } from '../drug-groups.ts';
import type { Finding } from '../evaluation.ts';
import { findingOf } from '../finding-of.ts';
import { treatedDrugs } from '../registry/treated-drugs.ts';
import type { Rule } from '../rule.ts';
import { rules } from '../rules/index.ts';
import { takes } from '../scope.ts';
import type { PatientFact } from './patient-fact.ts';
import { type StopToResolve, stopsToResolve } from './stops-to-resolve.ts';

/** A rule that no clinician has resolved, with the affected drugs. */
export interface UnresolvedStop extends StopToResolve {
  readonly drugTypes: readonly DrugType[];
  readonly reasonForPatient: string;
}

/** Whether a rule that fired affects this drug, whichever visit it fired in. */
const ruleTakes = ({ appliesTo, outcome, scope }: Rule, drugType: DrugType): boolean =>
  takes(
    {
      outcome,
      ...(scope && { scope }),
      drugTypes: appliesTo === 'all' ? treatedDrugs.filter(isPrescriptionDrug) : appliesTo,
    },
    drugType,
  );

/**
 * The unresolved rules that affect one of these drugs, emergencies included, from drafts and from answers that were
 * changed back too.
 */
export const unresolvedStops = (
  facts: readonly PatientFact[],
  drugTypes: readonly DrugType[],
): readonly UnresolvedStop[] =>
  stopsToResolve(facts).flatMap((stop) => {
    const rule = rules.find(({ id }) => id === stop.ruleId);
    const taken = rule ? drugTypes.filter((drug) => ruleTakes(rule, drug)) : [];
    return rule && taken.length > 0
      ? [{ ...stop, drugTypes: taken, reasonForPatient: rule.reasonForPatient }]
      : [];
  });

/** The same as findings about these drugs, by which treatments are put on hold. */
export const unresolvedFindings = (
  facts: readonly PatientFact[],
  drugTypes: readonly DrugType[],
): readonly Finding[] =>
  unresolvedStops(facts, drugTypes).flatMap(({ ruleId, drugTypes: taken }) => {
    const rule = rules.find(({ id }) => id === ruleId);
    return rule ? [findingOf(rule, taken)] : [];
  });

const emergencyAtVisitTakes = (
  facts: readonly PatientFact[],
  visitId: string,
  drugTypes: readonly DrugType[],
): boolean => {
  const fired = facts.filter((fact) => fact.visitId === visitId).flatMap(({ ruleIds }) => ruleIds);
  const emergencies = rules.filter(({ id, outcome }) => outcome === 'emergency' && fired.includes(id));
  return (
    emergencies.length === 0 || emergencies.some((rule) => drugTypes.some((drug) => ruleTakes(rule, drug)))
  );
};

/**
 * Whether an emergency that is open at one of these visits affects one of these drugs, whether its stop is resolved or
 * not. One that no answer of the visit raised, such as a message with alarming words, affects all of them.
 */
export const emergencyTakes = (
  facts: readonly PatientFact[],
  openEmergencies: readonly string[],
  drugTypes: readonly DrugType[],
): boolean => openEmergencies.some((visitId) => emergencyAtVisitTakes(facts, visitId, drugTypes));
