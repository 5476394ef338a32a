import type { Logger } from 'pino';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import { createPool } from '#server/database/pool.ts';
import type { SimulatedMail } from '#server/mail/simulated-mail.ts';
import { createInboxRouter } from './inbox-router.ts';
import { startMailServer } from './mail-server.ts';
import { inboxRepository } from './repositories/inbox-repository.ts';

const INBOX_PATH = '/inbox';
const CONNECTIONS = 2;

/** The simulated mail server with its inbox page. It has its own connections: a job may hold the product's while it sends. */
export const openSimulatedMail = async (parts: {
  databaseUrl: string;
  clock: Clock;
  ids: Ids;
  log: Logger;
}): Promise<SimulatedMail> => {
  const knex = createPool(parts.databaseUrl, { max: CONNECTIONS });
  const inbox = inboxRepository(knex);
  const server = await startMailServer(
    (mail) => inbox.add({ ...mail, id: parts.ids.uuid(), at: parts.clock.now() }),
    parts.log,
  );
  return {
    url: server.url,
    browserRouter: { path: INBOX_PATH, router: createInboxRouter(inbox) },
    stop: async () => {
      await server.stop();
      await knex.destroy();
    },
  };
};
