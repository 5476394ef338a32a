import type { JourneyKind, PatientStep } from './journey.ts';

/** What each kind of journey asks of the patient, in order; `awaiting_phone_call` only where it is required. */
const stepsByKind: Readonly<Record<JourneyKind, readonly PatientStep[]>> = {
  initial: [
    'awaiting_account',
    'awaiting_checkout',
    'awaiting_quiz',
    'awaiting_media',
    'awaiting_identification',
    'awaiting_phone_call',
  ],
  sh_initial: [
    'awaiting_account',
    'awaiting_checkout',
    'awaiting_quiz',
    'awaiting_identification',
    'awaiting_phone_call',
  ],
  dermatology: ['awaiting_account', 'awaiting_quiz', 'awaiting_media'],
  renewal: ['awaiting_quiz', 'awaiting_media', 'awaiting_phone_call'],
  annual_check_in: ['awaiting_quiz', 'awaiting_media'],
  check_in: ['awaiting_quiz', 'awaiting_media'],
  fmp_check_in: ['awaiting_quiz', 'awaiting_media'],
  titration: ['awaiting_quiz', 'awaiting_media'],
  post_arc: ['awaiting_quiz'],
  update_treatment: ['awaiting_quiz', 'awaiting_checkout'],
  retake_media: ['awaiting_media'],
  refill_out_of_state: ['awaiting_quiz', 'awaiting_phone_call'],
  otc_order: ['awaiting_account', 'awaiting_checkout'],
};

/**
 * Where a journey stands while the patient has the turn: the first step that is not settled (done, skipped or
 * not required), then the clinician, or the pharmacy when there is nothing to prescribe.
 */
export const statusAfter = (
  kind: JourneyKind,
  settled: ReadonlySet<PatientStep>,
): PatientStep | 'awaiting_doctor' | 'in_fulfilment' =>
  stepsByKind[kind].find((step) => !settled.has(step)) ??
  (kind === 'otc_order' ? 'in_fulfilment' : 'awaiting_doctor');
