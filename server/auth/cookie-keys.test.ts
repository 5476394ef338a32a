import cookieSession from 'cookie-session';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { cookieKeys } from './cookie-keys.ts';

const SECRET = 'a secret of at least thirty-two signs';

const siteWith = (keys: NonNullable<Parameters<typeof cookieSession>[0]>['keys']) =>
  express()
    .use(cookieSession({ name: 'lead', keys, maxAge: 60_000 }))
    .get('/set', (asked, response) => {
      asked.session = { id: 'a-lead' };
      response.end();
    })
    .get('/read', (asked, response) => void response.json(asked.session?.id ?? null));

const ours = siteWith(cookieKeys([SECRET]));
const usual = siteWith([SECRET]);

const cookiesOf = async (site: express.Express): Promise<string> =>
  [(await request(site).get('/set')).headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const readAt = async (site: express.Express, cookie: string): Promise<unknown> =>
  (await request(site).get('/read').set({ cookie })).body;

it('reads the cookies that the library signs, and the other way round', async () => {
  expect(await readAt(ours, await cookiesOf(usual))).toBe('a-lead');
  expect(await readAt(usual, await cookiesOf(ours))).toBe('a-lead');
});

it('ignores a cookie that was changed, signed with another secret, or not signed', async () => {
  const cookie = await cookiesOf(ours);
  const [value = '', signature = ''] = cookie.split('; ');
  const other = Buffer.from(JSON.stringify({ id: 'another' })).toString('base64');
  const others = await cookiesOf(siteWith(cookieKeys([`${SECRET}!`])));
  for (const forged of [`lead=${other}; ${signature}`, others, value, `${value}; lead.sig=`, `${cookie}A`])
    expect(await readAt(ours, forged)).toBeNull();
});

it('a replaced secret still reads its cookies, which are signed again with the first secret', async () => {
  const next = 'the next secret of thirty-two signs or more';
  const rotated = siteWith(cookieKeys([next, SECRET]));
  const cookie = await cookiesOf(ours);
  expect(await readAt(rotated, cookie)).toBe('a-lead');
  expect(await readAt(siteWith(cookieKeys([next])), cookie)).toBeNull();
  const answer = await request(rotated).get('/read').set({ cookie });
  const [signature = ''] = [answer.headers['set-cookie'] ?? []].flat();
  const renewed = `${cookie.split('; ')[0]}; ${signature.split(';')[0]}`;
  expect(await readAt(siteWith(cookieKeys([next])), renewed)).toBe('a-lead');
  expect(await readAt(siteWith(cookieKeys([next])), await cookiesOf(rotated))).toBe('a-lead');
});
