import { checkInTakes, renewalTakes } from '#config/durations.ts';
import type { MessageKind } from '#modules/mail/index.ts';

interface Text {
  /** All that it says; nothing about health. */
  readonly says: string;
  /** Path on the patients' host. The page asks to sign in, and its address says nothing about health. */
  readonly page: '/dashboard' | '/account' | '/order-history';
  /** Hours after which it is out of date, unless the notice knows better. */
  readonly usefulHours: number;
}

const reminder = (says: string, usefulHours: number, page: Text['page'] = '/dashboard'): Text => ({
  ...{ says, page, usefulHours },
});
const delivery = (says: string, usefulHours: number): Text => ({
  ...{ says, page: '/order-history', usefulHours },
});

/** The notices that are also a text message, by kind; every other notice never is. */
export const texts = {
  check_in_due: reminder(`a short check-in is due. It takes ${checkInTakes}:`, 72),
  check_in_missing: reminder(`we are still waiting for your check-in. It takes ${checkInTakes}:`, 72),
  renewal_open: reminder(`it is time to renew. It takes ${renewalTakes}:`, 72),
  renewal_due: reminder(`you still need to do your renewal. It takes ${renewalTakes}:`, 72),
  annual_check_in_due: reminder(`your yearly check-in is due. It takes ${renewalTakes}:`, 72),
  retake_photos: reminder('we need a new photo from you:', 72),
  call_booked: reminder('your call is booked. See the time:', 24),
  call_reminder: reminder('your call is coming up. See the time, and join:', 24),
  upcoming_charge: reminder('a charge is coming up. See when and how much, or change it:', 72, '/account'),
  order_shipped: delivery('your package is on its way. Track it:', 48),
  order_delivered: delivery('your package was delivered. See it, or report a problem:', 24),
} satisfies Partial<Record<MessageKind, Text>>;

export type TextKind = keyof typeof texts;

export const isTextKind = (kind: string): kind is TextKind => Object.hasOwn(texts, kind);
