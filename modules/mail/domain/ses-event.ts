import * as z from 'zod/mini';
import { type AddressReport, lower, timeIn } from './address-report.ts';

const text = z.string().check(z.maxLength(320));
/** What is logged and shown to operators, so that it cannot be an address. */
const word = z.string().check(z.regex(/^\w{1,60}$/));
const recipients = z.array(z.object({ emailAddress: text })).check(z.maxLength(50));
const mail = z.object({ messageId: text, destination: z.array(text).check(z.maxLength(50)) });
const event = { feedbackId: text, timestamp: text };

/**
 * What Amazon SES publishes (https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html), with the fields that are read.
 * The notifications of an identity and the events of a configuration set differ in the name of the first field only.
 */
const shape = z.discriminatedUnion('type', [
  z.object({
    ...{ type: z.literal('Bounce'), mail },
    bounce: z.object({ ...event, bounceType: word, bounceSubType: word, bouncedRecipients: recipients }),
  }),
  z.object({
    ...{ type: z.literal('Complaint'), mail },
    complaint: z.object({
      ...{ ...event, complainedRecipients: recipients },
      ...{ complaintSubType: z.nullish(word), complaintFeedbackType: z.nullish(text) },
    }),
  }),
]);

type Event = z.infer<typeof shape>;

/** Reports about an email that are no complaint: it was no spam after all, or its signature was not right. */
const NO_COMPLAINT: readonly unknown[] = ['not-spam', 'auth-failure'];

/** An email of ours has one recipient. A bounce may name another address, to which that one forwards. */
const addressesOf = ({ destination }: Event['mail'], named: z.infer<typeof recipients>): readonly string[] =>
  destination.length === 1 ? destination : named.map(({ emailAddress }) => emailAddress);

const meaningOf = (event: Event): Pick<AddressReport, 'kind' | 'reason'> | null => {
  if (event.type === 'Bounce') {
    const { bounceType: type, bounceSubType: subType } = event.bounce;
    // The others are for now, such as a full mailbox, or say nothing: SES tries again itself.
    return type === 'Permanent' ? { kind: 'refused', reason: `bounce: ${subType}` } : null;
  }
  const { complaintSubType: subType, complaintFeedbackType: feedback } = event.complaint;
  // SES did not send the email, because of a complaint about an earlier one.
  if (subType) return { kind: 'refused', reason: `complaint: ${subType}` };
  return NO_COMPLAINT.includes(feedback) ? null : { kind: 'complained', reason: 'spam complaint' };
};

const reportsOf = (event: Event): readonly AddressReport[] => {
  const meaning = meaningOf(event);
  if (!meaning) return [];
  const { feedbackId, timestamp } = event.type === 'Bounce' ? event.bounce : event.complaint;
  const named =
    event.type === 'Bounce' ? event.bounce.bouncedRecipients : event.complaint.complainedRecipients;
  return addressesOf(event.mail, named).map((written) => {
    const address = lower(written);
    return {
      ...{ ...meaning, address, providerId: event.mail.messageId },
      ...{ key: `ses:${feedbackId}:${address}`, at: timeIn(timestamp) },
    };
  });
};

const parsed = (message: string): Record<string, unknown> => {
  try {
    return Object(JSON.parse(message));
  } catch {
    return {};
  }
};

/**
 * Reads what SES published in a topic. Empty for what says nothing against an address, such as a delivery, or the sentence by which
 * SES tries a topic; `unreadable` for a bounce or a complaint in another form.
 */
export const readSesEvent = (message: string): readonly AddressReport[] | 'unreadable' => {
  const body = parsed(message);
  const type = body.notificationType ?? body.eventType;
  if (type !== 'Bounce' && type !== 'Complaint') return [];
  const { success, data } = shape.safeParse({ ...body, type });
  return success ? reportsOf(data) : 'unreadable';
};
