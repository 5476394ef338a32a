import type { MailProvider, MailProviderParts } from './mail-provider.ts';
import { startMailServer } from './mail-server.ts';

/** A plain mail server. */
export const openSmtp = async ({ keep, log }: MailProviderParts): Promise<MailProvider> => {
  const server = await startMailServer({
    keep: async (mail) => {
      await keep(mail);
      return null;
    },
    log,
  });
  return { connection: { url: server.url }, reports: null, stop: server.stop };
};
