import { defineMachine } from '#config/define-machine.ts';

/** Our own values; the specification does not list them. */
export const journeyKinds = [
  'initial',
  'sh_initial',
  'renewal',
  'annual_check_in',
  'check_in',
  'fmp_check_in',
  'titration',
  'post_arc',
  'refill_out_of_state',
  'otc_order',
  'request',
] as const;

export type JourneyKind = (typeof journeyKinds)[number];

/**
 * Steps of the patient before staff can act; which ones, and in which order, depends on the kind. An account is not one
 * of them: a journey begins with an order or a visit, and both need one.
 */
export const patientSteps = [
  'awaiting_checkout',
  'awaiting_quiz',
  'awaiting_media',
  'awaiting_identification',
  'awaiting_phone_call',
] as const;

export type PatientStep = (typeof patientSteps)[number];

/** Optional steps that no review waits for longer than a day. */
export const optionalSteps = [
  'awaiting_media',
  'awaiting_identification',
] as const satisfies readonly PatientStep[];

export type OptionalStep = (typeof optionalSteps)[number];

export const isOptionalStep = (status: string): status is OptionalStep =>
  optionalSteps.some((step) => step === status);

const patientOpen = ['created', ...patientSteps] as const;
const careOpen = ['awaiting_doctor', 'awaiting_patient_reply', 'awaiting_plan_acceptance'] as const;

/** One treatment request of a patient, from the first step to delivery; the dashboard shows a card for each. */
export const journeyMachine = defineMachine({
  name: 'request',
  states: [
    ...patientOpen,
    ...careOpen,
    'in_fulfillment',
    'completed',
    'ineligible',
    'declined',
    'abandoned',
    'canceled',
    'expired',
  ],
  initial: 'created',
  transitions: [
    ...patientSteps.map((to) => ({
      from: patientOpen.filter((from) => from !== to),
      to,
      by: ['visitor', 'patient', 'system'] as const,
    })),
    { from: patientOpen, to: 'awaiting_doctor', by: ['visitor', 'patient', 'system'] },
    { from: ['awaiting_phone_call'], to: 'awaiting_doctor', by: ['clinician'] },
    {
      from: ['awaiting_patient_reply', 'awaiting_plan_acceptance'],
      to: 'awaiting_doctor',
      by: ['patient', 'clinician'],
    },
    { from: ['awaiting_doctor'], to: 'awaiting_patient_reply', by: ['clinician', 'operator'] },
    { from: ['awaiting_doctor'], to: 'awaiting_phone_call', by: ['clinician', 'system'] },
    { from: ['awaiting_doctor'], to: 'awaiting_plan_acceptance', by: ['clinician'] },
    { from: ['awaiting_doctor'], to: 'declined', by: ['clinician'] },
    // The plan equals the request, so nothing is left to accept.
    { from: ['awaiting_doctor'], to: 'in_fulfillment', by: ['clinician', 'system'] },
    { from: ['awaiting_plan_acceptance'], to: 'in_fulfillment', by: ['patient', 'system'] },
    // A renewal or a change without an order: the products come with the next refill.
    { from: ['awaiting_plan_acceptance'], to: 'completed', by: ['patient', 'system'] },
    // Approved, but the charge failed; below, the charge succeeded.
    {
      from: ['awaiting_doctor', 'awaiting_plan_acceptance', 'in_fulfillment'],
      to: 'awaiting_checkout',
      by: ['payments', 'system'],
    },
    { from: ['awaiting_checkout'], to: 'in_fulfillment', by: ['payments', 'system'] },
    { from: ['in_fulfillment'], to: 'completed', by: ['system', 'pharmacy'] },
    // Visits without a shipment, such as a check-in; the patient's own answers may complete it.
    { from: ['awaiting_doctor'], to: 'completed', by: ['clinician', 'system'] },
    {
      from: ['created', 'awaiting_quiz', 'awaiting_doctor', 'awaiting_patient_reply'],
      to: 'completed',
      by: ['patient'],
    },
    { from: [...patientOpen, ...careOpen], to: 'ineligible', by: ['system'] },
    { from: [...patientOpen, ...careOpen], to: 'canceled', by: ['patient', 'operator'] },
    // The treatment was discontinued, or the pharmacy cannot fill the order.
    { from: ['awaiting_checkout', 'in_fulfillment'], to: 'canceled', by: ['operator', 'system'] },
    // The patient never sent their answers.
    { from: ['created', 'awaiting_quiz'], to: 'abandoned', by: ['system'] },
    {
      from: [...patientOpen, 'awaiting_doctor', 'awaiting_patient_reply', 'awaiting_plan_acceptance'],
      to: 'expired',
      by: ['system'],
    },
  ],
});

export type JourneyStatus = (typeof journeyMachine.states)[number];
