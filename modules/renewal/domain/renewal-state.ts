import { defineMachine } from '#config/define-machine.ts';
import { formatDate } from '#kernel/dates.ts';
import type { RenewalCopy } from './renewal-due.ts';

export const renewalStatuses = [
  'open',
  'in_progress',
  'submitted',
  'approved',
  'approved_with_changes',
  'denied',
  'canceled',
] as const;

export type RenewalStatus = (typeof renewalStatuses)[number];

/**
 * One renewal of one prescription. The outcomes are those of an NCPDP renewal response. None of these transitions
 * touches an order: an open renewal never cancels what the pharmacy already has.
 */
export const renewalMachine = defineMachine({
  name: 'renewal',
  states: renewalStatuses,
  initial: 'open',
  transitions: [
    { from: ['open'], to: 'in_progress', by: ['patient'] },
    // By the system: saved answers contained an emergency and the patient closed the page.
    { from: ['in_progress'], to: 'submitted', by: ['patient', 'system'] },
    { from: ['submitted'], to: 'approved', by: ['clinician'] },
    { from: ['submitted'], to: 'approved_with_changes', by: ['clinician'] },
    { from: ['submitted'], to: 'denied', by: ['clinician'] },
    { from: ['in_progress'], to: 'canceled', by: ['patient'] },
    // Something else renewed what was due, such as the visit after a move, or the visit ended without a decision.
    { from: ['open', 'in_progress', 'submitted'], to: 'canceled', by: ['system'] },
  ],
});

/** The status label that the patient reads. */
export const renewalStatusCopy = (status: RenewalStatus, changedAt: Date): RenewalCopy => {
  const on = formatDate(changedAt);
  switch (status) {
    case 'open':
      return {
        title: 'Renewal ready to start',
        detail: 'It has three short steps. Your scheduled refill is not canceled in the meantime.',
      };
    case 'in_progress':
      return { title: 'Finish your renewal', detail: 'Your answers are saved. Pick up where you left off.' };
    case 'submitted':
      return {
        title: 'Renewal sent',
        detail: `You sent it on ${on}. A clinician is reviewing it and will message you.`,
      };
    case 'approved':
      return {
        title: 'Prescription renewed',
        detail: `A clinician renewed your prescription on ${on}. Your refills will continue as before.`,
      };
    case 'approved_with_changes':
      return {
        title: 'Prescription renewed with a change',
        detail: `A clinician renewed your prescription on ${on} and changed it. Read the change before your next refill.`,
      };
    case 'denied':
      return {
        title: 'Not renewed',
        detail: `A clinician decided on ${on} not to renew this treatment. Read why in your messages. Nothing more is charged for it.`,
      };
    case 'canceled':
      return {
        title: 'Renewal closed',
        detail: `This renewal was closed on ${on}. Nothing was charged for it.`,
      };
  }
};
