import type { DrugType } from '#modules/catalogue/index.ts';
import type { PatientFact } from '../domain/patient-facts/patient-fact.ts';
import { emergencyTakes } from '../domain/patient-facts/unresolved-stops.ts';

/**
 * Why a clinician can neither decide about these drugs nor lift what stops them: an emergency that affects one of them
 * has no outcome. Null when there is none. `openEmergencies`: the visits, as `openEmergenciesPort` lists them.
 */
export const openEmergencyText = (
  known: readonly PatientFact[],
  openEmergencies: readonly string[],
  drugTypes: readonly DrugType[],
): string | null =>
  emergencyTakes(known, openEmergencies, drugTypes)
    ? 'An emergency of the patient is open. Record its outcome in the case first.'
    : null;
