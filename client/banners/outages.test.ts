import { describe, expect, it } from 'vitest';
import { currentOutage, fetchOutages, type Outage } from './outages.ts';

const outage = (brands: string[], routes: string[]): Outage => ({ brands, routes, header: 'H', body: 'B' });

describe('S3.53, S4.4, S4.5: currentOutage finds the entry of this host and path, where a wildcard matches all', () => {
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

  it('returns the first entry that matches', () => {
    const first = { ...outage(['*'], ['*']), header: 'first' };
    expect(currentOutage([outage(['no'], ['*']), first, outage(['*'], ['*'])], 'h', '/')?.header).toBe(
      'first',
    );
  });
});

describe('fetchOutages', () => {
  it('S8.4: fails with the fixed message when there is no address', async () => {
    await expect(fetchOutages(undefined)).rejects.toThrow('No URL provided for outage banner');
  });

  it('S8.3: fails with the status when the answer is an error', async () => {
    const down = async () => new Response('', { status: 503, statusText: 'Service Unavailable' });
    await expect(fetchOutages('/outages.json', down)).rejects.toThrow(
      'Failed to fetch outages: 503 Service Unavailable',
    );
  });

  it('omits entries that are not outages', async () => {
    const good = outage(['*'], ['*']);
    const answer = async () => Response.json([good, { brands: '*' }, null]);
    await expect(fetchOutages('/outages.json', answer)).resolves.toEqual([good]);
  });
});
