import type { Product } from '#modules/catalogue/index.ts';
import type { PatientFact } from '../domain/patient-facts/patient-fact.ts';
import { unresolvedStops } from '../domain/patient-facts/unresolved-stops.ts';

/**
 * Why these products cannot be prescribed because of hard rules that fired in possible duplicates of the patient's
 * account; not to be shown to the patient. `facts`: of those accounts.
 */
export const undecidedStops = (
  facts: readonly PatientFact[],
  products: readonly Product[],
  reader: 'clinician' | 'patient',
): readonly string[] =>
  products.flatMap(({ drugType, displayedName }) => {
    const stops = unresolvedStops(facts, [drugType]);
    if (stops.length === 0) return [];
    return reader === 'patient'
      ? ['We need to check your details before this plan can start. Please write to us.']
      : [
          `${displayedName} cannot be prescribed: ${stops.map(({ ruleId }) => ruleId).join(', ')} stopped it in an account that may be the same person’s. Decide about “Possible duplicate account” first.`,
        ];
  });
