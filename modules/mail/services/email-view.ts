import { kindLabel } from '../domain/kind-label.ts';
import { mailStates } from '../domain/mail-states.ts';
import { maskedEmail } from '../domain/masked-email.ts';
import { whyNotAgain } from '../domain/send-again.ts';
import type { DeskMail } from '../repositories/desk-mails.ts';

/** Text of a mail server, which may repeat the address. */
const withoutAddress = (text: string | null, recipient: string): string | null =>
  text === null || recipient === '' ? text : text.replaceAll(recipient, maskedEmail(recipient));

const addressProblem = ({ isRefused, hasComplained }: DeskMail): string | null => {
  if (isRefused) return 'The address refuses email';
  return hasComplained ? 'The recipient complained' : null;
};

/** An email as operators read it: without its text, and with part of the address. */
export const emailView = (mail: DeskMail) => ({
  id: mail.id,
  kind: mail.kind,
  label: kindLabel(mail.kind),
  subject: mail.subject,
  recipient: mail.recipient === '' ? null : maskedEmail(mail.recipient),
  addressProblem: addressProblem(mail),
  state: mail.state,
  stateLabel: mailStates[mail.state],
  tries: mail.tries,
  providerId: withoutAddress(mail.providerId, mail.recipient),
  problem: withoutAddress(mail.problem, mail.recipient),
  createdAt: mail.createdAt,
  nextTryAt: mail.state === 'queued' ? mail.nextTryAt : null,
  finishedAt: mail.finishedAt,
  canSendAgain: whyNotAgain(mail) === null,
  whyNotAgain: mail.state === 'failed' ? whyNotAgain(mail) : null,
});

export type EmailView = ReturnType<typeof emailView>;
