import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { type FindOutage, lookForOutages } from './look-for-outages.ts';

const found = vi.fn();
const said = vi.spyOn(console, 'info').mockImplementation(() => {});
beforeEach(() => {
  found.mockClear();
  said.mockClear();
});

it('“Outage URL absent”: “No URL provided for outage banner”, and no banner, where the operator sets none', async () => {
  const { OUTAGES_URL } = readSettings({ APP_ENV: 'test', OUTAGES_URL: 'none' });
  await lookForOutages(OUTAGES_URL, found);
  expect(said.mock.calls).toEqual([['No URL provided for outage banner']]);
  expect(found).not.toHaveBeenCalled();
});

it('“Outage fetch fails”: “Failed to fetch outages: {status} {statusText}”, and no banner', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await lookForOutages('/outages.json', found);
  expect(said.mock.calls).toEqual([['Failed to fetch outages: 502 Bad Gateway']]);
  expect(found).not.toHaveBeenCalled();
});

it('“The banner then shows that entry’s header and body”', async () => {
  const entry = { brands: ['*'], routes: ['/quiz*'], header: 'Slow', body: 'We are on it.' };
  vi.stubGlobal('fetch', async () => Response.json([entry]));
  await lookForOutages('/outages.json', found);
  const find: FindOutage = found.mock.calls[0]?.[0];
  expect([find('a.test', '/quiz/results'), find('a.test', '/faq')]).toEqual([entry, null]);
});
