import { randomUUID } from 'node:crypto';
import { SES_PATH } from '#server/ports/mail.ts';
import type { MailProvider, MailProviderParts } from './mail-provider.ts';
import { startMailServer } from './mail-server.ts';
import type { InboxMail } from './repositories/inbox-repository.ts';
import { type SnsMessage, startSnsServer, TOPIC } from './sns-server.ts';

/** The id that Amazon SES answers for an email, and that its reports name; made of the id in the inbox. */
const sesIdOf = (id: string): string => `0100018f00000000-${id}-000000`;

/** Amazon SES: its SMTP interface, and Amazon SNS, which posts its signed reports after the product confirmed that it wants them. */
export const openSes = async ({ keep, post, clock, log }: MailProviderParts): Promise<MailProvider> => {
  const sns = await startSnsServer();
  const server = await startMailServer({
    keep: async (mail) => `Ok ${sesIdOf(await keep(mail))}`,
    refuses: () => false,
    log,
  });
  let isSubscribed = false;
  const send = (message: SnsMessage): Promise<boolean> =>
    post(SES_PATH, message, { 'content-type': 'text/plain; charset=UTF-8' });
  const publish = async (content: object): Promise<boolean> => {
    // The time that SNS signs is the machine's, whatever the demo's clock says.
    isSubscribed ||= await send(sns.confirmation('SubscriptionConfirmation', new Date()));
    return isSubscribed && send(sns.notification(content, new Date()));
  };
  const about = ({ id, recipient, headers }: InboxMail) => ({
    mail: { messageId: sesIdOf(id), destination: [recipient], source: headers.from ?? '' },
    event: { feedbackId: randomUUID(), timestamp: clock.now().toISOString() },
    recipients: [{ emailAddress: recipient }],
  });
  return {
    connection: { url: server.url, ses: { topic: TOPIC, origin: sns.url } },
    reports: {
      provider: 'Amazon SES',
      bounce: (sent) => {
        const { mail, event, recipients } = about(sent);
        const bounce = { ...event, bounceType: 'Permanent', bounceSubType: 'General' };
        return publish({
          notificationType: 'Bounce',
          mail,
          bounce: { ...bounce, bouncedRecipients: recipients },
        });
      },
      complaint: (sent) => {
        const { mail, event, recipients } = about(sent);
        return publish({
          notificationType: 'Complaint',
          mail,
          complaint: { ...event, complainedRecipients: recipients },
        });
      },
    },
    stop: async () => {
      await server.stop();
      await sns.stop();
    },
  };
};
