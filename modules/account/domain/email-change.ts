import { inputObject } from '#kernel/input/input-object.ts';
import { noticeEmail } from './notice-email.ts';

/** A new email address, as the form and the API have it. */
export const newEmail = inputObject({ email: noticeEmail });

/** The link in the letter works this long. */
export const EMAIL_LINK_HOURS = 24;

/** Letters that one person causes, and that one address gets, in a day. */
export const MOST_EMAIL_CHANGES = { own: 5, to: 3 } as const;
