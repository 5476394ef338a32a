import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import type { Clock } from '#kernel/clock.ts';
import { createPool } from '#server/database/pool.ts';
import type { SimulatedPager } from '#server/pager/simulated-pager.ts';
import { servicePolicy } from '../service-page.ts';
import { pagerPage } from './pager-page.ts';
import { startPagerServer } from './pager-server.ts';
import { receivedPageRepository } from './repositories/received-pages.ts';

const PAGER_PATH = '/pager';
const CONNECTIONS = 2;
const PAGES_SHOWN = 100;

/** The simulated pager with its list of pages. It has its own connections: a job may hold the product's while it sends. */
export const openSimulatedPager = async (parts: {
  databaseUrl: string;
  clock: Clock;
}): Promise<SimulatedPager> => {
  const knex = createPool(parts.databaseUrl, { max: CONNECTIONS });
  const pages = receivedPageRepository(knex);
  const secret = randomBytes(24).toString('base64url');
  const server = await startPagerServer(secret, (page) => pages.add({ ...page, at: parts.clock.now() }));
  const router = Router();
  router.get('/', async (request, response) => {
    response.set({ 'Content-Security-Policy': servicePolicy(), 'Cache-Control': 'no-store' });
    const latest = await pages.latest(PAGES_SHOWN);
    if (request.accepts(['html', 'json']) === 'json') response.json(latest);
    else response.type('html').send(pagerPage(latest));
  });
  return {
    url: server.url,
    secret,
    browserRouter: { path: PAGER_PATH, router },
    stop: async () => {
      await server.stop();
      await knex.destroy();
    },
  };
};
