import { inputObject } from '#kernel/input/input-object.ts';
import { noticeEmail } from './notice-email.ts';

/** A new email address, as the form and the API have it. */
export const newEmail = inputObject({ email: noticeEmail });

/** How long the link in the message works. */
export const EMAIL_LINK_HOURS = 24;

/** Maximum messages per day caused by one person, and sent to one address. */
export const MOST_EMAIL_CHANGES = { own: 5, to: 3 } as const;
