import { DAYS_FOR_A_STEP_UP } from '../answer-ages.ts';
import type { BloodPressure } from '../facts.ts';
import type { DoseCondition, DoseFacts, DoseTable } from './dose-facts.ts';

/** Beats per minute. */
const FAST_PULSE = 100;
/** Beats per minute more than before (M). */
const PULSE_RISE = 20;

const reading = ({ facts }: DoseFacts): BloodPressure | null => facts.bloodPressure('bp');

const isReading = (test: (bp: BloodPressure, known: DoseFacts) => boolean) => (known: DoseFacts) => {
  const bp = reading(known);
  return bp !== null && test(bp, known);
};

const noticed =
  (...effects: readonly string[]) =>
  ({ facts }: DoseFacts) =>
    facts.chose('side_effects', ...effects);

const notUpIf: readonly DoseCondition[] = [
  {
    id: 'bp-missing',
    when: (known) => reading(known) === null || known.readingAgeDays === null,
    forPatient: 'A higher dose needs a new blood pressure reading.',
    forClinician: 'No blood pressure with a date.',
  },
  {
    id: 'bp-old',
    when: ({ readingAgeDays }) => readingAgeDays !== null && readingAgeDays > DAYS_FOR_A_STEP_UP,
    forPatient: `A higher dose needs a blood pressure from the last ${DAYS_FOR_A_STEP_UP} days.`,
    forClinician: `Blood pressure older than ${DAYS_FOR_A_STEP_UP} days.`,
  },
  {
    id: 'pulse-missing',
    when: isReading(({ pulse }) => pulse === null),
    forPatient: 'A higher dose needs your pulse with the reading.',
    forClinician: 'No pulse with the reading.',
  },
  {
    id: 'missed-days',
    when: ({ facts }) =>
      facts.chose('missed_days', '3_or_more') ||
      (facts.chose('missed_days', '1_to_2') && !facts.chose('missed_days_count', '1')),
    forPatient: 'First see what the present dose does when you miss it no more than one day a week.',
    forClinician: 'Misses more than one day a week.',
  },
];

const downIf: readonly DoseCondition[] = [
  {
    id: 'bp-low',
    when: isReading(({ systolic, diastolic }) => systolic < 100 || diastolic < 60),
    forPatient: 'Your blood pressure is below 100/60, and these tablets lower it.',
    forClinician: 'Blood pressure below 100/60.',
  },
  {
    id: 'pulse-fast',
    when: isReading(({ pulse }) => pulse !== null && pulse > FAST_PULSE),
    forPatient: 'Your pulse is above 100, and these tablets make it faster.',
    forClinician: 'Pulse above 100.',
  },
  {
    id: 'pulse-rise',
    when: isReading(
      ({ pulse }, { earlierPulse }) =>
        pulse !== null && earlierPulse !== null && pulse - earlierPulse >= PULSE_RISE,
    ),
    forPatient: 'Your pulse is at least 20 beats faster than in the reading before.',
    forClinician: 'Pulse up by 20 or more since the reading before.',
  },
  {
    id: 'ankle-swelling',
    when: noticed('ankle_swelling'),
    forPatient: 'Swelling of the ankles can come from these tablets.',
    forClinician: 'Ankle swelling.',
  },
  {
    id: 'dizziness',
    when: noticed('dizziness'),
    forPatient: 'Dizziness can come from these tablets.',
    forClinician: 'Dizziness.',
  },
];

const stopIf: readonly DoseCondition[] = [
  {
    id: 'minoxidil-serious',
    when: (known) =>
      noticed('chest_pain', 'faintness', 'sudden_swelling')(known) ||
      known.facts.chose('urgent_symptoms', 'chest_pain', 'fainting', 'breathless'),
    forPatient: 'Stop these tablets and see a doctor about what you noticed.',
    forClinician: 'Chest pain, fainting, breathlessness, fast weight gain or sudden swelling.',
  },
];

/** docs/clinical/check-ins-and-dose-changes.md#STEPS-OMX */
export const minoxidilDoses: DoseTable = { notUpIf, downIf, stopIf };
