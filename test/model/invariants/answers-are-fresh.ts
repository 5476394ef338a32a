import { neededFor } from '../drugs.ts';
import type { Decision, Snapshot } from '../snapshot.ts';

const DAY_MS = 86_400_000;

/**
 * Most days that an answer counts to prescribe by, written by hand (docs/clinical/how-rules-work.md#MAX-AGE). Questions that
 * are left out do not age.
 */
const mostDays: Readonly<Record<string, number>> = {
  urgent_symptoms: 14,
  bp: 183,
  conditions: 365,
  meds: 365,
  allergies: 365,
  self_harm_now: 14,
  phq2_interest: 14,
  phq2_down: 14,
  mind_hx: 365,
  nitrate_use: 365,
  nitrate_second: 365,
  heart_attack: 365,
  angina: 365,
};

/** The day of a reading counts until it ends. */
const READING_DAY = 1;

/** How old the answer was in days; null when nobody knows. */
const ageOf = ({ answers, at }: Decision, question: string): number | null => {
  const answer = answers?.[question];
  if (typeof answer !== 'object' || answer === null || !('at' in answer) || !('value' in answer)) return null;
  const { value } = answer;
  const isReading = typeof value === 'object' && value !== null && 'takenOn' in value;
  const given = isReading ? value.takenOn : answer.at;
  if (typeof given !== 'string') return null;
  const days = (at.getTime() - new Date(given).getTime()) / DAY_MS;
  return isReading ? days - READING_DAY : days;
};

/** Half a tablet and a whole tablet of minoxidil a day. */
const [halfTablets, wholeTablets] = [701, 702];
const MOST_DAYS_FOR_A_STEP_UP = 14;

/** A change from half a tablet to a whole one rests on a blood pressure of the last two weeks. */
export const stepsUpAreFresh = ({ prescriptions, consultations, decisions }: Snapshot): readonly string[] =>
  prescriptions
    .filter(
      ({ product_id, consultation_id, signed_at }) =>
        product_id === wholeTablets &&
        consultations.some(({ id, kind }) => id === consultation_id && kind === 'titration') &&
        prescriptions.findLast((one) => one.drug_type === 'minoxidil_oral' && one.signed_at < signed_at)
          ?.product_id === halfTablets,
    )
    .flatMap(({ id, consultation_id }) => {
      const decision = decisions.findLast(
        (one) =>
          one.consultation_id === consultation_id &&
          one.is_allowed &&
          (one.purpose === 'approve' || one.purpose === 'accept'),
      );
      const age = decision ? ageOf(decision, 'bp') : null;
      return age !== null && age <= MOST_DAYS_FOR_A_STEP_UP
        ? []
        : [`The higher dose ${id} rests on a blood pressure of ${age?.toFixed(1)} days ago.`];
    });

/** Nothing is prescribed by an answer that is too old to count. */
export const answersAreFresh = ({ decisions }: Snapshot): readonly string[] =>
  decisions
    .filter(({ purpose, is_allowed }) => is_allowed && (purpose === 'approve' || purpose === 'accept'))
    .flatMap((decision) =>
      neededFor(decision.drug_types).flatMap((question) => {
        const age = ageOf(decision, question);
        const most = mostDays[question];
        if (age === null || most === undefined || age <= most) return [];
        const when = decision.at.toISOString();
        return [
          `The decision to ${decision.purpose} of ${when} rests on ${question} of ${age.toFixed(1)} days ago.`,
        ];
      }),
    );
