import { randomBytes } from 'node:crypto';
import { Router } from 'express';
import type { SimulatedAnalytics } from '#server/analytics/simulated-analytics.ts';
import { latestEntries } from '../latest-entries.ts';
import { servicePolicy } from '../service-page.ts';
import { type MixpanelEvent, startAnalyticsServer } from './analytics-server.ts';
import { eventsPage } from './events-page.ts';

const PAGE_PATH = '/analytics-events';
const EVENTS_SHOWN = 200;

/** The simulated analytics service with the list of what it got. */
export const openSimulatedAnalytics = async (): Promise<SimulatedAnalytics> => {
  const token = randomBytes(16).toString('hex');
  const events = latestEntries<MixpanelEvent>(EVENTS_SHOWN);
  const server = await startAnalyticsServer(token, (batch) => {
    for (const event of batch) events.add(event);
  });
  const router = Router();
  router.get('/', (request, response) => {
    response.set({ 'Content-Security-Policy': servicePolicy(), 'Cache-Control': 'no-store' });
    if (request.accepts(['html', 'json']) === 'json') response.json(events.all());
    else response.type('html').send(eventsPage(events.all()));
  });
  return { token, url: server.url, browserRouter: { path: PAGE_PATH, router }, stop: server.stop };
};
