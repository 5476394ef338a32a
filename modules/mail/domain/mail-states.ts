/**
 * What became of an email, and what the operators' page calls it. `suppressed`: not needed, and the recipient turned such
 * emails off or complained about one, after it was queued.
 */
export const mailStates = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  bounced: 'Bounced',
  failed: 'Failed',
  suppressed: 'Turned off',
} as const satisfies Readonly<Record<string, string>>;

export type MailState = keyof typeof mailStates;

const isMailState = (text: string): text is MailState => Object.hasOwn(mailStates, text);

export const allMailStates: readonly MailState[] = Object.keys(mailStates).filter(isMailState);
