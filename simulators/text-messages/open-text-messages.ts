import { randomBytes } from 'node:crypto';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import { createPool } from '#server/database/pool.ts';
import { REPLIES_PATH } from '#server/ports/text-messages.ts';
import type { SimulatedTextMessages } from '#server/text-messages/simulated-text-messages.ts';
import { answersTo } from './answers-to.ts';
import { postToProduct } from './post-to-product.ts';
import { type DemoText, demoTextRepository } from './repositories/demo-texts.ts';
import { startTextServer } from './text-server.ts';
import { createTextsRouter } from './texts-router.ts';

const TEXTS_PATH = '/texts';
const CONNECTIONS = 2;

/** The simulated provider with its list of texts. It has its own connections: a job may hold the product's while it sends. */
export const openSimulatedTextMessages = async (parts: {
  settings: Pick<Settings, 'PORT' | 'origins'>;
  databaseUrl: string;
  clock: Clock;
  ids: Ids;
}): Promise<SimulatedTextMessages> => {
  const { settings, clock, ids } = parts;
  const knex = createPool(parts.databaseUrl, { max: CONNECTIONS });
  const texts = demoTextRepository(knex);
  const accountSid = `AC${randomBytes(16).toString('hex')}`;
  const authToken = randomBytes(16).toString('hex');
  const post = postToProduct(authToken, settings.PORT);

  const keep =
    (direction: DemoText['direction']) =>
    async (text: Pick<DemoText, 'number' | 'body'>): Promise<string> => {
      const sid = `SM${ids.uuid().replaceAll('-', '')}`;
      await texts.add({ ...text, sid, direction, at: clock.now() });
      return sid;
    };
  const toPerson = keep('to_person');
  const fromPerson = keep('from_person');

  const server = await startTextServer({
    ...{ accountSid, authToken, keep: toPerson, report: post },
    repliesOf: texts.repliesOf,
  });
  const router = createTextsRouter({
    latest: texts.latest,
    reply: async ({ number, body }) => {
      const MessageSid = await fromPerson({ number, body });
      const url = `${settings.origins.app}${REPLIES_PATH}`;
      const twiml = await post(url, { MessageSid, From: `+1${number}`, Body: body });
      for (const answer of answersTo(body, twiml)) await toPerson({ number, body: answer });
    },
  });
  return {
    options: {
      ...{ accountSid, authToken, api: server.url, appOrigin: settings.origins.app },
      messagingServiceSid: `MG${randomBytes(16).toString('hex')}`,
    },
    browserRouter: { path: TEXTS_PATH, router },
    stop: async () => {
      await server.stop();
      await knex.destroy();
    },
  };
};
