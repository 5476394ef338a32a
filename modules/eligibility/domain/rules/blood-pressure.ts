import type { DrugType } from '#modules/catalogue/index.ts';
import type { Facts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const oralMinoxidil: readonly DrugType[] = ['minoxidil_oral'];

/** A reading "below 90/60" has a top number below 90 or a bottom number below 60, as low pressure is defined. */
const below = (facts: Facts, systolic: number, diastolic: number): boolean => {
  const reading = facts.bloodPressure('bp');
  return reading !== null && (reading.systolic < systolic || reading.diastolic < diastolic);
};

/** Blood pressure limits of minoxidil tablets. BP1 to BP3 of the document belong to erection medicines. */
export const bloodPressureRules: readonly Rule[] = [
  {
    // One low number is enough: the safer interpretation is used (P).
    id: 'BP4-STOP',
    version: 2,
    appliesTo: oralMinoxidil,
    outcome: 'stop',
    scope: 'drugs',
    inputs: ['bp'],
    when: (facts) => below(facts, 90, 60),
    reasonForPatient:
      'Your blood pressure is too low for a medicine that lowers it further. Please have it checked by a doctor in person.',
    reasonForClinician: 'Blood pressure below 90/60.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP4-STOP',
  },
  {
    id: 'BP4',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['bp'],
    when: (facts) => below(facts, 100, 60) || (facts.bloodPressure('bp')?.pulse ?? 0) > 100,
    reasonForPatient:
      'Your blood pressure is on the low side, or your pulse is fast. The clinician will look at it.',
    reasonForClinician: 'Blood pressure below 100/60, or pulse above 100.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP4',
  },
  {
    // Without a pulse, BP4 cannot be fully judged (P).
    id: 'BP4-PULSE',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['bp'],
    when: (facts) => facts.bloodPressure('bp')?.pulse === null,
    reasonForPatient: 'You did not give a pulse. The clinician may ask for it.',
    reasonForClinician: 'No pulse with the reading; ask for it.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP4-PULSE',
  },
  {
    // No source has an upper limit for oral minoxidil; a clinician should still see a high reading (P, ?).
    id: 'BP4-HIGH',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    inputs: ['bp'],
    when: (facts) => {
      const reading = facts.bloodPressure('bp');
      return reading !== null && (reading.systolic >= 140 || reading.diastolic >= 90);
    },
    reasonForPatient:
      'Your blood pressure is high. Please have it checked by a doctor, whatever you decide about your hair.',
    reasonForClinician: 'Blood pressure 140/90 or above.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP4-HIGH',
  },
  {
    // The form does not accept an intake without a reading; this rule enforces the same on the server.
    id: 'BP5',
    version: 1,
    appliesTo: oralMinoxidil,
    outcome: 'alternative',
    inputs: ['bp'],
    when: (facts) => facts.bloodPressure('bp') === null,
    reasonForPatient: 'Minoxidil tablets cannot be considered without a blood pressure reading.',
    reasonForClinician: 'No blood pressure reading.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP5',
  },
  {
    id: 'FRESH-BP',
    version: 2,
    appliesTo: oralMinoxidil,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['bp'],
    when: (facts) => facts.bloodPressure('bp') !== null && facts.isTooOld('bp'),
    reasonForPatient:
      'Your blood pressure reading is too old. The clinician needs a new one before they can prescribe minoxidil tablets.',
    reasonForClinician:
      'The blood pressure reading is older than 183 days, or older than 30 days and 140/90 or above, below 100/60, or with a pulse above 100. It does not count. Ask the patient for a new one.',
    source: 'docs/clinical/blood-pressure-and-heart.md#FRESH-BP',
  },
];
