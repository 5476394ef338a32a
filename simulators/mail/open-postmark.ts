import { randomBytes, randomUUID } from 'node:crypto';
import { POSTMARK_PATH } from '#server/ports/mail.ts';
import type { MailProvider, MailProviderParts } from './mail-provider.ts';
import type { ArrivedMail } from './mail-server.ts';
import { type PostmarkMessage, startPostmarkServer } from './postmark-server.ts';
import type { InboxMail } from './repositories/inbox-repository.ts';

const mailOf = ({ From, To, Subject, HtmlBody, TextBody, Headers }: PostmarkMessage): ArrivedMail => ({
  ...{ recipient: To, subject: Subject, html: HtmlBody, text: TextBody },
  headers: {
    ...{ from: From, to: To, subject: Subject },
    ...Object.fromEntries(Headers.map(({ Name, Value }) => [Name.toLowerCase(), Value])),
  },
});

/** Postmark: its API, and the reports that it posts with a password. */
export const openPostmark = async ({ keep, post, clock }: MailProviderParts): Promise<MailProvider> => {
  const [token, webhookSecret] = [randomUUID(), randomBytes(18).toString('base64url')];
  const inactive = new Set<string>();
  const has = (address: string): boolean => inactive.has(address.toLowerCase());
  const server = await startPostmarkServer({ token, keep: (mail) => keep(mailOf(mail)), isInactive: has });
  const authorization = `Basic ${Buffer.from(`postmark:${webhookSecret}`).toString('base64')}`;
  const report = (event: object): Promise<boolean> =>
    post(POSTMARK_PATH, event, { authorization, 'content-type': 'application/json' });
  // Postmark numbers its reports; none has a number twice, after another start either.
  const about = ({ id, recipient }: InboxMail) => ({
    ...{ ID: Date.now(), MessageID: id, Email: recipient, Inactive: true, CanActivate: true },
    ...{ BouncedAt: clock.now().toISOString(), MessageStream: 'outbound', Details: 'smtp;550 No such user' },
  });
  const deactivating = async (type: object, mail: InboxMail): Promise<boolean> => {
    inactive.add(mail.recipient.toLowerCase());
    return report({ ...type, ...about(mail) });
  };
  return {
    connection: { url: server.url, postmark: { token, webhookSecret } },
    reports: {
      provider: 'Postmark',
      bounce: (mail) => deactivating({ RecordType: 'Bounce', Type: 'HardBounce', TypeCode: 1 }, mail),
      complaint: (mail) =>
        deactivating({ RecordType: 'SpamComplaint', Type: 'SpamComplaint', TypeCode: 512 }, mail),
      inactive: {
        has,
        reactivate: (address) => {
          inactive.delete(address.toLowerCase());
          return report({
            ...{ RecordType: 'SubscriptionChange', Recipient: address, Origin: 'Admin', MessageID: null },
            ...{ SuppressSending: false, SuppressionReason: null, ChangedAt: clock.now().toISOString() },
          });
        },
      },
    },
    stop: server.stop,
  };
};
