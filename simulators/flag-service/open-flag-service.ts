import { randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import { flagValues, isFlagName } from '#config/flag-catalogue.ts';
import type { Settings } from '#config/settings.ts';
import { forcedValue } from '#server/flags/forced-flags.ts';
import type { SimulatedFlagService } from '#server/flags/simulated-flag-service.ts';
import { servicePolicy } from '../service-page.ts';
import { readFileValues } from './file-values.ts';
import { flagPage } from './flag-page.ts';
import { type ServedValues, startFlagServer } from './flag-server.ts';
import { reportedEvents } from './reported-events.ts';

const PAGE_PATH = '/flag-service';
const EVENTS_SHOWN = 50;

/** The simulated flag service with the page on which its flags are changed. It begins with the values of FLAGS_FILE. */
export const openSimulatedFlagService = async (parts: {
  settings: Pick<Settings, 'FLAGS_FILE'>;
  log: Logger;
}): Promise<SimulatedFlagService> => {
  const sdkKey = `sdk-${randomUUID()}`;
  let changed: ServedValues = {};
  const served = (): ServedValues => ({ ...file.values(), ...changed });
  const file = readFileValues(parts.settings.FLAGS_FILE, parts.log, () => server.change(served()));
  const server = await startFlagServer(sdkKey, served());

  const router = Router();
  router.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': servicePolicy(), 'Cache-Control': 'no-store' });
    next();
  });
  router.get('/', (request, response) => {
    const events = reportedEvents(server.reports()).slice(0, EVENTS_SHOWN);
    const flags = Object.entries(flagValues(served())).map(([name, value]) => ({
      ...{ name, value, isChanged: name in changed },
    }));
    if (request.accepts(['html', 'json']) === 'json') response.json({ flags, events });
    else response.type('html').send(flagPage(PAGE_PATH, flags, events));
  });
  router.post('/', express.urlencoded({ extended: false, limit: '2kb' }), (request, response) => {
    const { name, value } = Object(request.body) as Record<string, unknown>;
    const next = forcedValue(String(name), String(value));
    if (!isFlagName(String(name)) || (next === null && value !== ''))
      return void response.status(400).type('text/plain').send('The flag does not take this value.');
    const { [String(name)]: _, ...others } = changed;
    changed = next === null ? others : { ...others, [String(name)]: next };
    server.change(served());
    response.redirect(303, PAGE_PATH);
  });
  return {
    sdkKey,
    url: server.url,
    browserRouter: { path: PAGE_PATH, router },
    stop: async () => {
      file.stop();
      await server.stop();
    },
  };
};
