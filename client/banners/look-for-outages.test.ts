import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { type FindOutage, lookForOutages } from './look-for-outages.ts';

const found = vi.fn();
const said = vi.spyOn(console, 'info').mockImplementation(() => {});
beforeEach(() => {
  found.mockClear();
  said.mockClear();
});

it('S8.4: without an address for outages the console says so, and there is no banner', async () => {
  const { OUTAGES_URL } = readSettings({ APP_ENV: 'test', OUTAGES_URL: 'none' });
  await lookForOutages(OUTAGES_URL, found);
  expect(said.mock.calls).toEqual([['No URL provided for outage banner']]);
  expect(found).not.toHaveBeenCalled();
});

it('S8.3: when outages cannot be fetched the console shows the status, and there is no banner', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await lookForOutages('/outages.json', found);
  expect(said.mock.calls).toEqual([['Failed to fetch outages: 502 Bad Gateway']]);
  expect(found).not.toHaveBeenCalled();
});

it('S4.6: the banner shows the header and body of the entry that matches', async () => {
  const entry = { brands: ['*'], routes: ['/quiz*'], header: 'Slow', body: 'We are on it.' };
  vi.stubGlobal('fetch', async () => Response.json([entry]));
  await lookForOutages('/outages.json', found);
  const find: FindOutage = found.mock.calls[0]?.[0];
  expect([find('a.test', '/quiz/results'), find('a.test', '/faq')]).toEqual([entry, null]);
});
