import { catalog, type MessageKind } from '#modules/mail/index.ts';

/** Messages that ask a patient to continue the care that ends with the account. */
const careRequests: readonly MessageKind[] = [
  ...(['check_in_due', 'check_in_missing', 'renewal_open', 'renewal_due'] as const),
  ...(['annual_check_in_due', 'annual_check_in_held', 'upcoming_charge', 'yearly_reminder'] as const),
];

const optionalTopics: readonly string[] = ['reminders', 'invitations', 'offers'];

/** Whether a patient who is deleting the account still gets this message: what happened, but nothing that asks them to buy or continue. */
export const isForLeaving = (kind: MessageKind): boolean =>
  !careRequests.includes(kind) && !optionalTopics.includes(catalog[kind].topic);
