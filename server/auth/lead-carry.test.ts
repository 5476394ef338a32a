import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '#kernel/clock.ts';
import { adoptLead, carryLead } from './lead-carry.ts';
import { leadCookie, leadIdOf, storeLeadId } from './lead-cookie.ts';

const LEAD = '00000000-0000-4000-9000-00000000000a';
const OTHER = '00000000-0000-4000-9000-00000000000b';
const origins = { marketing: 'http://m.test', app: 'http://app.test', admin: 'http://admin.test' };
const SECRET = 'a secret of at least thirty-two signs';
const EARLIER = 'an earlier secret of thirty-two signs';

const clock = new ManualClock('2026-11-20T12:00:00Z');
const carrySite = (secrets: readonly string[]) => {
  const parts = { origins, secrets, clock };
  return express()
    .use(leadCookie(secrets))
    .get('/be/:id', (asked, response) => {
      storeLeadId(asked, asked.params.id);
      response.end();
    })
    .get('/api/lead/carry', carryLead(parts))
    .use(adoptLead(parts))
    .get('/checkout', (asked, response) => void response.json({ leadId: leadIdOf(asked) }));
};
const site = carrySite([SECRET, EARLIER]);

const cookiesOf = (headers: Record<string, string | string[]>): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const being = async (id: string, at = site): Promise<string> =>
  cookiesOf((await request(at).get(`/be/${id}`)).headers);

const carry = async (to: string, cookie: string, at = site): Promise<string> => {
  const path = `/api/lead/carry?to=${encodeURIComponent(to)}`;
  const answer = await request(at).get(path).set({ host: 'm.test', cookie }).expect(302);
  return answer.headers.location ?? '';
};

const arrive = async (address: string, headers: Record<string, string> = {}) => {
  const { host, pathname, search } = new URL(address);
  const sent = { host, referer: 'http://m.test/', ...headers };
  const answer = await request(site).get(`${pathname}${search}`).set(sent).expect(200);
  return answer.body.leadId;
};

const TO = 'http://app.test/checkout?products=211,406';

describe('redirecting to another host with the lead', () => {
  it('carries the lead and leaves the rest of the address unchanged', async () => {
    const address = await carry(TO, await being(LEAD));
    expect(address).toMatch(
      new RegExp(`^${TO.replace('?', '\\?')}&lead=${LEAD}&lead_proof=[0-9a-z]+\\.[\\w-]{43}$`),
    );
    expect(await arrive(address)).toBe(LEAD);
    expect(await arrive(address, { cookie: await being(OTHER) })).toBe(LEAD);
  });

  it('carries it between processes of which one still has the earlier secret as its first', async () => {
    const before = carrySite([EARLIER]);
    const address = await carry(TO, await being(LEAD, before), before);
    expect(await arrive(address)).toBe(LEAD);
    expect(await arrive(await carry(TO, await being(LEAD)))).toBe(LEAD);
  });

  it('redirects a visitor without a lead to the plain address', async () => {
    expect(await carry(TO, '')).toBe(TO);
  });

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/checkout',
    'javascript:alert(1)',
    'http://app.test.evil.test/',
    '',
  ])('to %j redirects home', async (to) => expect(await carry(to, await being(LEAD))).toBe('/'));

  it.each([
    ['with an id alone', (address: string) => address.replace(/&lead_proof.*/, '')],
    ['with the word for another', (address: string) => address.replace(LEAD, OTHER)],
    ['with a later date', (address: string) => address.replace(/lead_proof=(.)/, 'lead_proof=z$1')],
    ['on another host', (address: string) => address.replace('app.test', 'm.test')],
  ])('the lead is not adopted %s', async (_, forge) => {
    expect(await arrive(forge(await carry(TO, await being(LEAD))))).toBeNull();
  });

  it.each(['', 'https://evil.test/', 'http://m.test.evil.test/'])(
    'the lead is not adopted when the request came from %j, so nobody can pass on their own lead',
    async (referer) => {
      expect(await arrive(await carry(TO, await being(LEAD)), { referer })).toBeNull();
    },
  );

  it('the proof expires after one minute', async () => {
    const address = await carry(TO, await being(LEAD));
    clock.advance(60_000);
    expect(await arrive(address)).toBe(LEAD);
    clock.advance(1);
    expect(await arrive(address)).toBeNull();
  });
});
