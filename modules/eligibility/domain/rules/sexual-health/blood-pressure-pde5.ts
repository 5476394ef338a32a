import type { DrugType } from '#modules/catalogue/index.ts';
import { pde5Inhibitors } from '../../drug-groups.ts';
import type { Facts } from '../../facts.ts';
import type { Rule } from '../../rule.ts';

const lowersPressure: readonly DrugType[] = [...pde5Inhibitors, 'minoxidil_oral'];

const below = (facts: Facts, systolic: number, diastolic: number): boolean => {
  const reading = facts.bloodPressure('bp');
  return reading !== null && (reading.systolic < systolic || reading.diastolic < diastolic);
};

const above = (facts: Facts, systolic: number, diastolic: number): boolean => {
  const reading = facts.bloodPressure('bp');
  return reading !== null && (reading.systolic > systolic || reading.diastolic > diastolic);
};

/** At or above a limit, in whole mmHg. */
const from = (facts: Facts, systolic: number, diastolic: number): boolean =>
  above(facts, systolic - 1, diastolic - 1);

/** Above the limits of BP3, and below those at which treatment stops. */
const isHigh = (facts: Facts): boolean => from(facts, 140, 90) && !from(facts, 170, 100);

/** Blood pressure limits of erection medicine; BP4 and its relatives are those of minoxidil tablets. */
export const pde5BloodPressureRules: readonly Rule[] = [
  {
    // VIAGRA, Canadian label V+P; US 5.1 M; CIALIS 5.1 V.
    id: 'BP1',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['bp'],
    when: (facts) => below(facts, 90, 50),
    reasonForPatient:
      'Your blood pressure is too low for a medicine that lowers it further. Please have a doctor look at it. You can come back with a new reading.',
    reasonForClinician: 'Blood pressure below 90/50.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP1',
  },
  {
    // VIAGRA, Canadian label ("caution") V+P; US 5.1 M. BP2b is stricter and fires with it.
    id: 'BP2',
    version: 1,
    appliesTo: ['sildenafil'],
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['bp'],
    when: (facts) => above(facts, 170, 110),
    reasonForPatient:
      'Your blood pressure is too high for sildenafil. It must be treated first. Please see your doctor soon, and come back when it is under control.',
    reasonForClinician: 'Blood pressure above 170/110.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP2',
  },
  {
    // CIALIS label of 2003 V; the label now says "uncontrolled" V. For both drugs: P (docs/clinical/open-questions.md#OPEN-6).
    id: 'BP2b',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'stop',
    scope: 'pde5_inhibitor',
    inputs: ['bp'],
    when: (facts) => from(facts, 170, 100),
    reasonForPatient:
      'Your blood pressure must be treated before erection medicine is safe for you. Please see your doctor soon, and come back when it is under control.',
    reasonForClinician: 'Blood pressure 170/100 or above: uncontrolled.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP2b',
  },
  {
    // ACC/AHA 2017 M.
    id: 'BP-CRISIS',
    version: 1,
    appliesTo: lowersPressure,
    outcome: 'stop',
    scope: 'drugs',
    inputs: ['bp'],
    when: (facts) => above(facts, 180, 120),
    reasonForPatient:
      'Your blood pressure is very high. Please see a doctor or go to an urgent care center today. If you have chest pain, trouble breathing, weakness or a change in vision or speech, call 911.',
    reasonForClinician: 'Blood pressure above 180/120: needs care the same day.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP-CRISIS',
  },
  {
    id: 'BP-CRISIS-URGENT',
    version: 1,
    appliesTo: lowersPressure,
    outcome: 'emergency',
    scope: 'drugs',
    inputs: ['bp', 'urgent_symptoms'],
    when: (facts) => above(facts, 180, 120) && facts.count('urgent_symptoms') > 0,
    reasonForPatient:
      'Very high blood pressure together with your symptoms can be an emergency. Please call 911 now. Say what you took and when.',
    reasonForClinician: 'Blood pressure above 180/120 with an urgent symptom.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP-CRISIS-URGENT',
  },
  {
    id: 'BP3',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['bp'],
    when: isHigh,
    reasonForPatient: 'Your blood pressure is high. The clinician will look at it before prescribing.',
    reasonForClinician:
      'Blood pressure 140/90 or above, below 170/100. A new reading is needed every 30 days.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP3',
  },
  {
    id: 'BP3-COUNSEL',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'counsel',
    inputs: ['bp'],
    when: isHigh,
    reasonForPatient:
      'Your blood pressure is high. High blood pressure is a common cause of trouble with erections, and it can be treated. Please have your doctor check it, whatever the clinician here decides.',
    reasonForClinician: 'Advice on high blood pressure shown.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP3-COUNSEL',
  },
  {
    // The form does not accept an intake without a reading; this rule enforces the same on the server.
    id: 'BP5-PDE5',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'alternative',
    inputs: ['bp'],
    when: (facts) => facts.bloodPressure('bp') === null,
    reasonForPatient:
      'Erection medicine cannot be considered without a blood pressure reading. Many pharmacies measure it for free.',
    reasonForClinician: 'No blood pressure reading.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP5-PDE5',
  },
  {
    id: 'FRESH-BP-PDE5',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    needsNewAnswer: true,
    inputs: ['bp'],
    when: (facts) => facts.bloodPressure('bp') !== null && facts.isTooOld('bp'),
    reasonForPatient:
      'Your blood pressure reading is too old. The clinician needs a new one before they can prescribe erection medicine.',
    reasonForClinician:
      'The blood pressure reading is older than it may be and does not count. Ask the patient for a new one.',
    source: 'docs/clinical/blood-pressure-and-heart.md#FRESH-BP-PDE5',
  },
  {
    id: 'BP-PULSE',
    version: 1,
    appliesTo: pde5Inhibitors,
    outcome: 'review',
    inputs: ['bp'],
    when: (facts) => {
      const pulse = facts.bloodPressure('bp')?.pulse ?? null;
      return pulse !== null && (pulse > 110 || pulse < 45);
    },
    reasonForPatient: 'Your pulse is faster or slower than usual. The clinician will look at it first.',
    reasonForClinician: 'Pulse above 110 or below 45.',
    source: 'docs/clinical/blood-pressure-and-heart.md#BP-PULSE',
  },
];
