import { brand } from '#config/brand.ts';
import type { Settings } from '#config/settings.ts';
import type { AdapterParts } from '../adapter-parts.ts';
import type { MailService } from '../ports/mail.ts';
import type { TopicMessages } from '../ports/topic-messages.ts';
import { createPostmarkService } from './postmark-service.ts';
import type { SimulatedMail } from './simulated-mail.ts';
import { createSmtpService } from './smtp-service.ts';
import { createTopicMessages } from './sns/topic-messages.ts';

interface OpenMail {
  readonly service: MailService;
  /** Reports of Amazon SES. */
  readonly topicMessages: TopicMessages;
  /** As if an operator had entered what the simulator gave: the password of its reports. */
  readonly settings: Partial<Settings>;
  /** What browsers load from the simulator; null with a real mail server. */
  readonly browserRouter: SimulatedMail['browserRouter'] | null;
  stop(): Promise<void>;
}

const senderOf = ({ MAIL_FROM = `${brand.name} <${brand.supportEmail}>` }: Settings): string => MAIL_FROM;

const openSimulated = async (simulated: SimulatedMail, from: string): Promise<OpenMail> => {
  const { url, postmark, ses, browserRouter } = simulated;
  const smtp = postmark ? null : createSmtpService({ url, from });
  const reports = ses ? { topics: [ses.topic], originOf: () => ses.origin } : { topics: [] };
  return {
    service: smtp ?? createPostmarkService({ token: postmark?.token ?? '', from, api: url }),
    topicMessages: createTopicMessages(reports),
    settings: postmark ? { POSTMARK_WEBHOOK_SECRET: postmark.webhookSecret } : {},
    browserRouter,
    stop: async () => {
      smtp?.close();
      await simulated.stop();
    },
  };
};

/** Email by Postmark (POSTMARK_TOKEN), by the mail server of SMTP_URL, which may be SES, or by a simulated one of these. */
export const openMail = async (parts: AdapterParts): Promise<OpenMail> => {
  const { SMTP_URL: url, POSTMARK_TOKEN: token, SES_TOPIC_ARN: topics = [] } = parts.settings;
  const from = senderOf(parts.settings);
  const real = { topicMessages: createTopicMessages({ topics }), settings: {}, browserRouter: null };
  if (token !== undefined)
    return { ...real, service: createPostmarkService({ token, from }), stop: async () => {} };
  if (url !== undefined) {
    const smtp = createSmtpService({ url, from });
    return { ...real, service: smtp, stop: async () => smtp.close() };
  }
  const simulated = await parts.simulated.openMail?.(parts);
  if (!simulated) throw new Error('There is no mail server.');
  return openSimulated(simulated, from);
};
