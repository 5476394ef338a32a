import { describe, expect, it } from 'vitest';
import { currentOutage, fetchOutages, type Outage } from './outages.ts';

const outage = (brands: string[], routes: string[]): Outage => ({ brands, routes, header: 'H', body: 'B' });

describe('currentOutage: “matches both the current host (brand) and the current path; a wildcard matches all”', () => {
  it.each([
    [['*'], ['*'], true],
    [['app.thicket.test'], ['/quiz'], true],
    [['app.thicket.test'], ['/quiz*'], true],
    [['*.thicket.test'], ['*'], true],
    [['other.test'], ['*'], false],
    [['*'], ['/checkout'], false],
    [['appXthicket.test'], ['*'], false],
    [[], ['*'], false],
  ])('brands %j, routes %j → %s', (brands, routes, shown) => {
    expect(currentOutage([outage(brands, routes)], 'app.thicket.test', '/quiz') !== null).toBe(shown);
  });

  it('takes the first entry that matches', () => {
    const first = { ...outage(['*'], ['*']), header: 'first' };
    expect(currentOutage([outage(['no'], ['*']), first, outage(['*'], ['*'])], 'h', '/')?.header).toBe(
      'first',
    );
  });
});

describe('fetchOutages', () => {
  it('“No URL provided for outage banner”', async () => {
    await expect(fetchOutages(undefined)).rejects.toThrow('No URL provided for outage banner');
  });

  it('“Failed to fetch outages: {status} {statusText}”', async () => {
    const down = async () => new Response('', { status: 503, statusText: 'Service Unavailable' });
    await expect(fetchOutages('/outages.json', down)).rejects.toThrow(
      'Failed to fetch outages: 503 Service Unavailable',
    );
  });

  it('leaves out entries that are not outages', async () => {
    const good = outage(['*'], ['*']);
    const answer = async () => Response.json([good, { brands: '*' }, null]);
    await expect(fetchOutages('/outages.json', answer)).resolves.toEqual([good]);
  });
});
