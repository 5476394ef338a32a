import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import { createPool } from '#server/database/pool.ts';
import type { SimulatedMail } from '#server/mail/simulated-mail.ts';
import type { DemoServices } from '../demo-services.ts';
import { createInboxRouter } from './inbox-router.ts';
import { openPostmark } from './open-postmark.ts';
import { openSes } from './open-ses.ts';
import { openSmtp } from './open-smtp.ts';
import { postReport } from './post-report.ts';
import { inboxRepository } from './repositories/inbox-repository.ts';

const INBOX_PATH = '/inbox';
const CONNECTIONS = 2;

const providers = { smtp: openSmtp, postmark: openPostmark, ses: openSes };

/** A simulated way to send email, with its inbox page. It has its own connections: a job may hold the product's while it sends. */
export const openSimulatedMail = async (
  parts: {
    settings: Pick<Settings, 'PORT'>;
    databaseUrl: string;
    clock: Clock;
    ids: Ids;
    log: Logger;
  },
  by: DemoServices['mail'] = 'smtp',
): Promise<SimulatedMail> => {
  const { ids, clock, log } = parts;
  const knex = createPool(parts.databaseUrl, { max: CONNECTIONS });
  const inbox = inboxRepository(knex);
  const provider = await providers[by]({
    keep: async (mail) => {
      const id = ids.uuid();
      await inbox.add({ ...mail, id, at: clock.now() });
      return id;
    },
    post: postReport(parts.settings.PORT),
    ...{ clock, log },
  });
  return {
    ...provider.connection,
    browserRouter: { path: INBOX_PATH, router: createInboxRouter(inbox, provider.reports) },
    stop: async () => {
      await provider.stop();
      await knex.destroy();
    },
  };
};
