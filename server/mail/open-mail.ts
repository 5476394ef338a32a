import type { Logger } from 'pino';
import { brand } from '#config/brand.ts';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import type { MailService } from '../ports/mail.ts';
import type { SimulatedServices } from '../simulated-services.ts';
import { createPostmarkService } from './postmark-service.ts';
import type { SimulatedMail } from './simulated-mail.ts';
import { createSmtpService } from './smtp-service.ts';

interface OpenMail {
  readonly service: MailService;
  /** What browsers load from the simulator; null with a real mail server. */
  readonly browserRouter: SimulatedMail['browserRouter'] | null;
  stop(): Promise<void>;
}

/** Email by Postmark (POSTMARK_TOKEN), by the mail server of SMTP_URL, or by the simulated one. */
export const openMail = async (parts: {
  settings: Settings;
  databaseUrl: string;
  clock: Clock;
  ids: Ids;
  log: Logger;
  simulated: SimulatedServices;
}): Promise<OpenMail> => {
  const {
    SMTP_URL,
    POSTMARK_TOKEN: token,
    MAIL_FROM = `${brand.name} <${brand.supportEmail}>`,
  } = parts.settings;
  if (token !== undefined)
    return {
      service: createPostmarkService({ token, from: MAIL_FROM }),
      browserRouter: null,
      stop: async () => {},
    };
  const simulated = SMTP_URL === undefined ? await parts.simulated.openMail?.(parts) : undefined;
  const url = SMTP_URL ?? simulated?.url;
  if (url === undefined) throw new Error('There is no mail server.');
  const smtp = createSmtpService({ url, from: MAIL_FROM });
  return {
    service: smtp,
    browserRouter: simulated?.browserRouter ?? null,
    stop: async () => {
      smtp.close();
      await simulated?.stop();
    },
  };
};
