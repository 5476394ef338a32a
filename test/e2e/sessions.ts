import type { BrowserContext, Page } from '@playwright/test';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { begin, submit } from '../harness/visitor/test-visitor.ts';
import { origins } from './hosts.ts';

/**
 * Sessions for tests about something else than signing in: the same forms, sent without drawing them. Signing up and
 * in on the pages themselves is what sign-in.spec.ts, journey.spec.ts and others test.
 */
const DEMO_PASSWORD = 'demo-password';

/** Where a page can stand and ask the API, with nothing on it to be loaded. */
const QUIET_PATH = '/robots.txt';

const handOver = (context: BrowserContext, browser: TestBrowser): Promise<void> =>
  context.addCookies(
    browser.cookies.map(({ host, ...cookie }) => ({ ...cookie, domain: host, sameSite: 'Lax' as const })),
  );

const through = async (
  context: BrowserContext,
  origin: string,
  { email, password, query = '' }: { email: string; password: string; query?: string },
): Promise<void> => {
  const browser = new TestBrowser();
  const answer = await submit(browser, await begin(browser, origin, query), email, password);
  if (answer.status !== 200 || new URL(answer.url).pathname.startsWith('/oidc'))
    throw new Error(`${email} could not sign in at ${origin}: ${answer.status} at ${answer.url}`);
  await handOver(context, browser);
};

/** Signs somebody in at one of the hosts, in this browser; the page stays where it is. */
export const enterAs = (
  page: Page,
  email: string,
  { origin = origins.app, password = DEMO_PASSWORD }: { origin?: string; password?: string } = {},
): Promise<void> => through(page.context(), origin, { email, password });

let people = 0;

/** A new patient's account, signed in on the app host, where the page then stands. */
export const signUp = async (page: Page): Promise<{ email: string; password: string }> => {
  people += 1;
  const email = `person-${Date.now()}-${people}@example.com`;
  const password = 'a-long-enough-password';
  await through(page.context(), origins.app, { email, password, query: '?screen_hint=signup' });
  await page.goto(`${origins.app}${QUIET_PATH}`);
  return { email, password };
};

/** Somebody of the demo's staff, signed in on the staff's host, where the page then stands. */
export const enterDesk = async (page: Page, email: string): Promise<void> => {
  await enterAs(page, email, { origin: origins.admin });
  await page.goto(`${origins.admin}${QUIET_PATH}`);
};
