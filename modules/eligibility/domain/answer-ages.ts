import { type CalendarDate, DAY_MS, daysBetween } from '#kernel/dates.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Purpose } from './doors.ts';
import { bloodPressureIn } from './facts.ts';
import { isPast, readingLimits } from './reading-limits.ts';
import { iiefItems, phq9Items, screenerItems } from './scores.ts';

/** When each question was answered, as an ISO instant; questions without a known time are left out. */
export type AnsweredAt = Readonly<Record<string, string>>;

/** The same as it is stored: null where the time is unknown. */
type StoredTimes = Readonly<Record<string, string | null>>;

interface MaximumAge {
  readonly question: string;
  readonly days: number;
  readonly purposes: readonly Purpose[];
  readonly source: string;
}

const prescribing: readonly Purpose[] = ['propose', 'approve', 'accept'];
/** A treatment that starts again after a break is evaluated like a renewal. */
const renewing: readonly Purpose[] = ['renewal', 'reactivation', ...prescribing];

const atMost = (
  days: number,
  purposes: readonly Purpose[],
  section: string,
  questions: readonly string[],
): readonly MaximumAge[] =>
  questions.map((question) => ({
    question,
    days,
    purposes,
    source: `docs/clinical/how-rules-work.md#${section}`,
  }));

/** How the patient feels: it changes from one day to the next. */
const feelings = ['urgent_symptoms', 'self_harm_now', ...phq9Items, ...screenerItems];

/** The answers that are valid for a day until the patient submits them. Their time matters even in a draft. */
export const countsForADay: ReadonlySet<string> = new Set(feelings);

/**
 * What a renewal does not ask again when the patient says that nothing has changed. Other answers do not age: they are
 * unchanging facts about the patient, and how the hair loss began.
 */
export const medicalHistory = [
  'conditions',
  'conditions_detail',
  'meds',
  'meds_detail',
  'allergies',
  'allergies_detail',
  'bp_medicines',
  'kidney_level',
  'liver_level',
  'eye_ear',
  'blood_penis',
  'mind_hx',
  'seizure_control',
];

/** Of sexual health, what every renewal asks again. */
const askedEveryYear = [
  'nitrate_use',
  'nitrate_second',
  'heart_attack',
  'stroke',
  'bad_rhythm',
  'angina',
  'hf_class',
  'heart_other',
  'told_no_sex',
  'exercise',
  'recreational',
];

/** Of the present state of hair, skin and heart, and what the treatment does: asked at every renewal and change. */
const presentState = [
  'state',
  'patchy',
  'scalp_symptoms',
  'other_hair_loss',
  'cancer_treatment',
  'cv_risk',
  'alcohol_session',
  'partner_caine',
  'genital_skin',
  'side_effects',
  'weight_gain',
  'swelling',
  'ed_side_effects',
  'took_two',
  'ssri_effects',
  'spray_effects',
  'spray_help',
];

/**
 * What rules read and what does not age: who the patient is, and how it began. The clinical table gives 12 months to
 * everything else, so the doubtful ones are marked (docs/clinical/open-questions.md#OPEN-AGES).
 */
export const ageless: Readonly<Record<string, 'sure' | 'doubtful'>> = {
  dob: 'sure',
  id_dob: 'sure',
  sex_at_birth: 'sure',
  speed: 'sure',
  shedding_trigger: 'sure',
  onset: 'sure',
  family: 'sure',
  ed_onset: 'sure',
  pe_since: 'sure',
  sh_concern: 'sure',
  // No renewal asks these again: the photos show the first two, and the others were causes looked for at the start.
  hair_loss_area: 'doubtful',
  norwood: 'doubtful',
  pelvic: 'doubtful',
  libido: 'doubtful',
  sexually_active: 'doubtful',
  pe_lose_firm: 'doubtful',
  pe_often: 'doubtful',
};

/**
 * How old an answer may be for a decision. An older one does not count as an answer, and nothing that needs it is
 * prescribed.
 */
export const maximumAges: readonly MaximumAge[] = [
  ...atMost(183, renewing, 'MAX-AGE-BP', ['bp']),
  ...atMost(14, prescribing, 'MAX-AGE-URGENT', feelings),
  ...atMost(183, renewing, 'MAX-AGE-HALF-YEAR', [
    'partner_pregnant',
    'scalp_contact',
    ...iiefItems,
    'pe_time',
    'pe_control',
    'pe_bother',
  ]),
  ...atMost(365, renewing, 'MAX-AGE-YEAR', [...medicalHistory, ...askedEveryYear, ...presentState]),
];

/** The day of a reading, which the patient enters with it; null for other answers. */
const takenOn = (answer: unknown): CalendarDate | null =>
  typeof answer === 'object' &&
  answer !== null &&
  'takenOn' in answer &&
  typeof answer.takenOn === 'string' &&
  isCalendarDate(answer.takenOn)
    ? answer.takenOn
    : null;

/** The date of an answer: the day of a reading, else when it was given; null when that is unknown. */
const dateOfAnswer = (question: string, answers: Answers, answeredAt: StoredTimes): string | null =>
  (Object.hasOwn(answers, question) ? takenOn(answers[question]) : null) ?? answeredAt[question] ?? null;

/** Days for which a reading counts to step up minoxidil tablets (docs/clinical/how-rules-work.md#MAX-AGE-BP). */
export const DAYS_FOR_A_STEP_UP = 14;

/** Full days since the blood pressure was taken; null without a reading, or without its day. */
export const daysSinceReading = ({ bp }: Answers, now: Date): number | null => {
  const day = takenOn(bp);
  return day === null ? null : daysBetween(new Date(day), now);
};

/** Whether the blood pressure was taken too long ago to step up minoxidil tablets; one without a day does not count. */
export const isTooOldToStepUp = (answers: Answers, now: Date): boolean =>
  (daysSinceReading(answers, now) ?? 0) > DAYS_FOR_A_STEP_UP;

/** Days for which a reading counts that a rule found (docs/clinical/how-rules-work.md#MAX-AGE-BP). */
const DAYS_OF_A_BORDERLINE_READING = 30;

/**
 * Whether a clinician has to review the reading before they prescribe: 140/90 or above (BP3, BP4-HIGH), and for
 * minoxidil tablets one that BP4 finds.
 */
const isBorderline = (answer: unknown, drugTypes: readonly DrugType[]): boolean => {
  const reading = bloodPressureIn(answer);
  const counting = drugTypes.includes('minoxidil_oral') ? ['BP4-HIGH', 'BP4'] : ['BP4-HIGH'];
  return (
    reading !== null &&
    readingLimits.some((limit) => counting.includes(limit.ruleId) && isPast(limit, reading))
  );
};

/** A decision for which answers may be too old. */
export interface AgedDecision {
  readonly purpose: Purpose;
  readonly drugTypes: readonly DrugType[];
}

/** The answered questions whose answers are older than they may be for this decision; unknown dates do not count. */
export const tooOldAnswers = (
  { purpose, drugTypes }: AgedDecision,
  answers: Answers,
  answeredAt: StoredTimes,
  now: Date,
): readonly string[] =>
  maximumAges
    .filter(({ question, purposes }) => purposes.includes(purpose) && Object.hasOwn(answers, question))
    .filter((maximum) => {
      const { question } = maximum;
      const isShorter = question === 'bp' && isBorderline(answers[question], drugTypes);
      const days = isShorter ? DAYS_OF_A_BORDERLINE_READING : maximum.days;
      const date = dateOfAnswer(question, answers, answeredAt);
      if (date === null) return false;
      // A day counts from its start: a reading of 183 days ago counts until that day ends.
      if (isCalendarDate(date)) return daysBetween(new Date(date), now) > days;
      return now.getTime() - new Date(date).getTime() > days * DAY_MS;
    })
    .map(({ question }) => question);

/**
 * The questions that the patient has to answer again before these answers are sent, because they are about how they
 * feel and were answered more than 24 hours ago; unknown dates do not count.
 */
export const answersToGiveAgain = (answers: Answers, answeredAt: AnsweredAt, now: Date): readonly string[] =>
  Object.keys(answers)
    .filter((question) => countsForADay.has(question))
    .filter((question) => now.getTime() - new Date(answeredAt[question] ?? now).getTime() > DAY_MS);
