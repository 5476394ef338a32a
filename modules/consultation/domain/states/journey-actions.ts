import type { JourneyStatus } from './journey.ts';

/** What the patient can do next; the values of the `nextActions` field. */
export type JourneyAction =
  | 'start_quiz'
  | 'continue_quiz'
  | 'upload_photos'
  | 'upload_id'
  | 'pay_or_authorize'
  | 'schedule_call'
  | 'reply_message'
  | 'retake_media'
  | 'confirm_plan'
  | 'see_alternatives'
  | 'read_reason'
  | 'refund'
  | 'restart';

interface JourneyStep {
  /** Whether the journey waits for the patient. A refusal offers something to read, but waits for nobody. */
  readonly waitsForPatient: boolean;
  readonly actions: readonly JourneyAction[];
}

const waits = (...actions: JourneyAction[]): JourneyStep => ({ waitsForPatient: true, actions });
const rests = (...actions: JourneyAction[]): JourneyStep => ({ waitsForPatient: false, actions });

const steps: Readonly<Record<JourneyStatus, JourneyStep>> = {
  created: waits('start_quiz'),
  awaiting_quiz: waits('continue_quiz'),
  awaiting_media: waits('upload_photos'),
  awaiting_identification: waits('upload_id'),
  awaiting_checkout: waits('pay_or_authorize'),
  awaiting_phone_call: waits('schedule_call'),
  awaiting_doctor: rests(),
  awaiting_patient_reply: waits('reply_message', 'retake_media'),
  awaiting_plan_acceptance: waits('confirm_plan'),
  in_fulfillment: rests(),
  completed: rests(),
  ineligible: rests('see_alternatives'),
  declined: rests('read_reason', 'refund'),
  abandoned: waits('restart'),
  canceled: waits('restart'),
  expired: waits('restart'),
};

export const nextActionsOf = (status: JourneyStatus): readonly JourneyAction[] => steps[status].actions;

export const isUserActionable = (status: JourneyStatus): boolean =>
  steps[status].waitsForPatient && steps[status].actions.length > 0;
