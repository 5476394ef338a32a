import { catalog, type MessageKind } from '#modules/mail/index.ts';

/** What asks a patient to go on with the care that ends with the account. */
const about: readonly MessageKind[] = [
  ...(['check_in_due', 'check_in_missing', 'renewal_open', 'renewal_due'] as const),
  ...(['annual_check_in_due', 'annual_check_in_held', 'upcoming_charge', 'yearly_reminder'] as const),
];

const optional: readonly string[] = ['reminders', 'invitations', 'offers'];

/** Whether a patient who is deleting the account is still told: of what happens, and not to buy or to go on. */
export const isForLeaving = (kind: MessageKind): boolean =>
  !about.includes(kind) && !optional.includes(catalog[kind].topic);
