import { defineMachine } from '#config/define-machine.ts';

/** A visit, from the unfinished intake to the open thread after approval. */
export const consultationMachine = defineMachine({
  name: 'visit',
  states: [
    'draft',
    'submitted',
    'assigned',
    'in_review',
    'needs_info',
    'awaiting_call',
    'plan_proposed',
    'approved',
    'not_a_match',
    'canceled',
    'expired',
    'follow_up',
    'completed',
  ],
  initial: 'draft',
  transitions: [
    // By the system: an emergency in saved answers submits the visit or ends it when the page was closed before sending.
    { from: ['draft'], to: 'submitted', by: ['patient', 'system'] },
    { from: ['draft'], to: 'canceled', by: ['system'] },
    // Assigned to licensed clinicians in turn, or taken from the queue by a clinician.
    { from: ['submitted'], to: 'assigned', by: ['system', 'clinician', 'operator'] },
    // Returned by the clinician who has it, or by others when the clinician is away.
    { from: ['assigned', 'in_review'], to: 'submitted', by: ['system', 'operator', 'clinician'] },
    { from: ['assigned'], to: 'in_review', by: ['clinician'] },
    { from: ['in_review'], to: 'needs_info', by: ['clinician'] },
    { from: ['in_review'], to: 'awaiting_call', by: ['clinician'] },
    // Where the state requires a call before a first prescription.
    { from: ['assigned', 'in_review'], to: 'awaiting_call', by: ['system'] },
    { from: ['in_review'], to: 'plan_proposed', by: ['clinician'] },
    { from: ['in_review'], to: 'not_a_match', by: ['clinician'] },
    { from: ['needs_info'], to: 'in_review', by: ['patient', 'clinician'] },
    { from: ['awaiting_call'], to: 'in_review', by: ['clinician'] },
    { from: ['plan_proposed'], to: 'approved', by: ['patient', 'system'] },
    { from: ['plan_proposed'], to: 'in_review', by: ['patient', 'clinician'] },
    // The patient asked for nothing that a clinician has to decide.
    { from: ['submitted'], to: 'approved', by: ['system'] },
    { from: ['approved'], to: 'follow_up', by: ['system'] },
    // A check-in in which nothing needs a clinician, also when staff were waiting for its answer, or one that a clinician closes.
    {
      from: ['draft', 'submitted', 'assigned', 'in_review', 'needs_info'],
      to: 'completed',
      by: ['patient'],
    },
    { from: ['in_review'], to: 'completed', by: ['clinician'] },
    {
      from: ['draft', 'submitted', 'assigned', 'in_review', 'needs_info', 'awaiting_call', 'plan_proposed'],
      to: 'canceled',
      by: ['patient', 'operator'],
    },
    // An overdue check-in ends with the treatment that it is about.
    {
      from: ['draft', 'submitted', 'assigned', 'in_review', 'needs_info', 'awaiting_call', 'plan_proposed'],
      to: 'expired',
      by: ['system'],
    },
  ],
});

export type ConsultationStatus = (typeof consultationMachine.states)[number];

/** A visit that ended without treatment: nothing may be charged for it, and the payment authorization is released. */
export const endedWithoutTreatment = (status: ConsultationStatus): boolean =>
  status === 'not_a_match' || status === 'canceled' || status === 'expired';

/** Not yet decided by the clinician or the patient. */
export const isOpen = (status: ConsultationStatus): boolean =>
  !endedWithoutTreatment(status) && status !== 'approved' && status !== 'follow_up' && status !== 'completed';
