import { catalog, type MessageKind, type Topic } from './catalog.ts';
import { namesDrug, namesHealth } from './names-health.ts';

/** The words of an email. */
export interface Composed {
  readonly subject: string;
  readonly preview: string;
  readonly body: string;
  readonly action: string;
  /** Absolute address of the button. */
  readonly link: string;
}

const neutral: Readonly<Record<Topic, string>> = {
  care: 'You have a message',
  orders: 'An update on your order',
  charges: 'An update on your plan',
  account: 'An update on your account',
  reminders: 'A reminder',
  invitations: 'An update on your account',
  offers: 'A message for you',
  staff: 'You have a new task',
};

const SIGN_IN = 'There is something new in your account. Sign in to read it.';

/**
 * What goes out for a notice: no word about health in subject or preview, and no drug in the body unless the law wants
 * it named. A text that has one is replaced by a neutral one; the account page has the whole text.
 */
export const compose = (
  kind: MessageKind,
  notice: { readonly subject: string; readonly body: string; readonly link?: string },
  origins: { readonly app: string; readonly admin: string },
): Composed => {
  const { topic, page, action, preview, subject, mayNameDrug } = {
    mayNameDrug: false,
    subject: undefined,
    ...catalog[kind],
  };
  const wanted = subject ?? notice.subject;
  return {
    subject: namesHealth(wanted) ? neutral[topic] : wanted,
    preview,
    body: !mayNameDrug && namesDrug(notice.body) ? SIGN_IN : notice.body,
    action,
    link: notice.link ?? new URL(page, topic === 'staff' ? origins.admin : origins.app).href,
  };
};
