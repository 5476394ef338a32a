import type { JourneyKind, PatientStep } from './journey.ts';

/**
 * The patient's steps in each kind of journey, in order. Every status of a journey that waits for the patient comes from
 * here. Photos of a renewal or check-in are optional and the journey does not wait for them, so they are not a step of it.
 */
const stepsByKind: Readonly<Record<JourneyKind, readonly PatientStep[]>> = {
  initial: ['awaiting_checkout', 'awaiting_quiz', 'awaiting_media'],
  sh_initial: ['awaiting_checkout', 'awaiting_quiz', 'awaiting_media', 'awaiting_identification'],
  renewal: ['awaiting_quiz'],
  annual_check_in: ['awaiting_quiz'],
  check_in: ['awaiting_quiz'],
  fmp_check_in: ['awaiting_quiz'],
  titration: ['awaiting_quiz', 'awaiting_media'],
  post_arc: ['awaiting_quiz'],
  refill_out_of_state: ['awaiting_quiz'],
  otc_order: ['awaiting_checkout'],
  request: ['awaiting_quiz', 'awaiting_media', 'awaiting_identification'],
};

/**
 * The status of a journey that waits for the patient: the first step that is not settled (done, skipped or
 * not required), then the clinician, or the pharmacy when there is nothing to prescribe.
 */
export const statusAfter = (
  kind: JourneyKind,
  settled: ReadonlySet<PatientStep>,
): PatientStep | 'awaiting_doctor' | 'in_fulfillment' =>
  stepsByKind[kind].find((step) => !settled.has(step)) ??
  (kind === 'otc_order' ? 'in_fulfillment' : 'awaiting_doctor');

/** As `statusAfter`, when `step` and all steps before it are settled. A step that the kind does not have settles none. */
export const stepAfter = (kind: JourneyKind, step: PatientStep): ReturnType<typeof statusAfter> => {
  const steps = stepsByKind[kind];
  return statusAfter(kind, new Set(steps.slice(0, steps.indexOf(step) + 1)));
};

/** As `stepAfter` of the questions; a visit whose clinician needs no photos does not wait for any. */
export const afterQuestions = (kind: JourneyKind, asksPhotos: boolean): ReturnType<typeof statusAfter> => {
  const next = stepAfter(kind, 'awaiting_quiz');
  return next === 'awaiting_media' && !asksPhotos ? stepAfter(kind, next) : next;
};
