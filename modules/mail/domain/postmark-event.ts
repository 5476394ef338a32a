import * as z from 'zod/mini';
import { type AddressReport, lower, timeIn } from './address-report.ts';

const text = z.string().check(z.maxLength(300));
const message = z.nullish(text);

/** Reports of Postmark (https://postmarkapp.com/developer/webhooks/webhooks-overview), with the fields that are read. */
const shape = z.discriminatedUnion('RecordType', [
  z.object({
    ...{ RecordType: z.literal('Bounce'), ID: z.number(), Type: text, Email: text, MessageID: message },
    ...{ Inactive: z.boolean(), BouncedAt: message },
  }),
  z.object({
    ...{ RecordType: z.literal('SpamComplaint'), ID: z.number(), Email: text, MessageID: message },
    BouncedAt: message,
  }),
  z.object({
    ...{ RecordType: z.literal('SubscriptionChange'), Recipient: text, ChangedAt: text, MessageID: message },
    ...{ SuppressSending: z.boolean(), SuppressionReason: message },
  }),
]);

type Event = z.infer<typeof shape>;

const reportOf = (event: Event): AddressReport | null => {
  const providerId = event.MessageID ?? null;
  switch (event.RecordType) {
    case 'Bounce':
      // The others are for now, such as a full mailbox: Postmark tries again itself.
      return event.Inactive || ['HardBounce', 'BadEmailAddress'].includes(event.Type)
        ? {
            ...{ kind: 'refused', providerId, address: lower(event.Email) },
            ...{ key: `postmark:bounce:${event.ID}`, reason: `bounce: ${event.Type}` },
            at: timeIn(event.BouncedAt),
          }
        : null;
    case 'SpamComplaint':
      return {
        ...{ kind: 'complained', providerId, address: lower(event.Email) },
        ...{ key: `postmark:complaint:${event.ID}`, reason: 'spam complaint' },
        at: timeIn(event.BouncedAt),
      };
    case 'SubscriptionChange': {
      const { SuppressSending: isOff, SuppressionReason: why, Recipient, ChangedAt } = event;
      const off = why === 'HardBounce' ? 'refused' : 'complained';
      return {
        ...{ kind: isOff ? off : 'restored', providerId, address: lower(Recipient) },
        key: `postmark:subscription:${lower(Recipient)}:${ChangedAt}`,
        reason: isOff ? `suppressed: ${why ?? 'no reason'}` : 'restored',
        at: timeIn(ChangedAt),
      };
    }
  }
};

/** Reads a report of Postmark; `unreadable` when it is none of the kinds that are subscribed to. */
export const readPostmarkEvent = (body: unknown): readonly AddressReport[] | 'unreadable' => {
  const { success, data } = shape.safeParse(body);
  if (!success) return 'unreadable';
  const report = reportOf(data);
  return report ? [report] : [];
};
