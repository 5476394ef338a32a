import type { Page, Request } from '@playwright/test';
import { UUID_SHAPE } from '#kernel/uuid.ts';
import { signOut } from './sessions.ts';
import { expect, openReady, origins, signIn, test } from './support.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const uuid = new RegExp(`^${UUID_SHAPE}$`);

/** The requests that the start-up sends, in order: names of operations, and paths of the flag proxy. */
const listen = (page: Page): string[] => {
  const heard: string[] = [];
  const nameOf = (request: Request): string | null => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/ld-')) return pathname;
    if (pathname !== '/graphql') return null;
    const text = searchParams.get('query') ?? request.postData() ?? '';
    return /(?:query|mutation) (StartUp|CreatePageview)\b/.exec(text)?.[1] ?? null;
  };
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name) heard.push(name);
  });
  return heard;
};

const cookieOf = async (page: Page, origin: string, name: string) =>
  (await page.context().cookies(origin)).find((cookie) => cookie.name === name);

const stored = (page: Page) =>
  page.evaluate(() => ({
    lead: localStorage.getItem('lead-id'),
    session: sessionStorage.getItem('session-id'),
  }));

/** Resolves when the last step, fetching the flags, has identified this browser to the flag service. */
const startedUp = (page: Page, origin: string) =>
  expect.poll(async () => (await cookieOf(page, origin, 'feature-flag-key'))?.value).toMatch(uuid);

const ask = <Data>(page: Page, query: string, variables: object = {}): Promise<Data> =>
  page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
      return (await response.json()).data;
    },
    { query, variables },
  );

test('S7.37: the lead id and UTM parameters, a page view, then the flags', async ({ page }) => {
  const heard = listen(page);
  await openReady(page, `${origins.marketing}/?utm_source=letter`);
  await startedUp(page, origins.marketing);
  await expect.poll(() => [...heard].sort()).toEqual(['/api/ld-get-flags', 'CreatePageview', 'StartUp']);
  expect(heard[0]).toBe('StartUp');

  const { lead, session } = await stored(page);
  const cookie = await cookieOf(page, origins.marketing, 'lead-id');
  expect(cookie?.value).toMatch(uuid);
  expect(lead).toBe(cookie?.value);
  expect((await cookieOf(page, origins.marketing, 'feature-flag-key'))?.value).toBe(lead);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / (YEAR_SECONDS / 365);
  expect(Math.round(days)).toBe(365);

  await openReady(page, `${origins.marketing}/faq`);
  expect(await stored(page)).toEqual({ lead, session });
  expect(session).toMatch(uuid);
});

test('a lead id in the address comes first and leaves the address', { tag: '@deep' }, async ({ page }) => {
  const LEAD = '00000000-0000-4000-9000-00000000000a';
  await openReady(page, `${origins.app}/our-products?lead=${LEAD}&x=1,2#top`);
  await expect(page).toHaveURL(`${origins.app}/our-products?x=1,2#top`);
  await expect.poll(async () => (await stored(page)).lead).toBe(LEAD);
  expect((await cookieOf(page, origins.app, 'lead-id'))?.value).toBe(LEAD);
});

test('a forced flag applies for the whole session and is used from the first render', {
  tag: '@deep',
}, async ({ page }) => {
  const redesign = async () => {
    const json = (await page.locator('#vite-plugin-ssr_pageContext').textContent()) ?? '{}';
    return JSON.parse(json).flags['mini-quiz-redesign'];
  };
  await openReady(page, `${origins.marketing}/?flag.mini-quiz-redesign=2`);
  expect(await redesign()).toBe(2);
  await openReady(page, origins.marketing);
  expect(await redesign()).toBe(2);
  await openReady(page, `${origins.marketing}/?flag.mini-quiz-redesign=`);
  expect(await redesign()).toBe(0);
});

test('lead and quiz answers carry over to the app host, and survive signing in', { tag: '@deep' }, async ({
  page,
}) => {
  const results = `query { quizResponses(configName: "mini-quiz") { content } }`;
  await openReady(page, origins.marketing);
  await startedUp(page, origins.marketing);
  await ask(page, `mutation { saveMiniQuiz(answers: { where: ["crown"], dandruff: 1 }) }`);
  const kept = await ask<{ quizResponses: unknown[] }>(page, results);
  expect(kept.quizResponses).toHaveLength(1);
  const { lead } = await stored(page);

  const link = page.locator(`a[href^="${origins.app}/our-products"]:visible`).first();
  await link.click();
  await page.waitForURL(`${origins.app}/our-products**`);
  await expect(page).not.toHaveURL(/lead/);
  await expect.poll(async () => (await stored(page)).lead).toBe(lead);
  expect(await ask(page, results)).toEqual(kept);

  const heard = listen(page);
  await page.goto(`${origins.app}/api/auth/login?returnTo=/our-products`);
  await signIn(page, 'new@example.com');
  await page.waitForURL(`${origins.app}/our-products`);
  await expect
    .poll(() => heard.filter((name) => name.startsWith('/api')))
    .toEqual(['/api/ld-identify', '/api/ld-get-flags']);
  const { quizResponses } = await ask<{ quizResponses: unknown[] }>(page, results);
  expect(quizResponses).toContainEqual(kept.quizResponses[0]);

  // After signing out, this browser belongs to a different visitor.
  await page.evaluate(() => localStorage.setItem('thicket.cart-ordered', 'by the earlier visitor'));
  await signOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('thicket.cart-ordered'))).toBeNull();
  await page.goto(`${origins.app}/faq`);
  // The cookie by which the start-up is seen to end elsewhere is that of the earlier visitor until then.
  await expect.poll(async () => (await stored(page)).lead).not.toBe(lead);
});
