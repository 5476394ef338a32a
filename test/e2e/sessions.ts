import type { BrowserContext, Page } from '@playwright/test';
import { TestBrowser } from '../harness/visitor/test-browser.ts';
import { begin, me, submit } from '../harness/visitor/test-visitor.ts';
import { origins } from './hosts.ts';

/**
 * Sessions for tests that are not about signing in: the same forms, submitted without rendering them. Signing up and
 * signing in on the pages is tested by sign-in.spec.ts, journey.spec.ts and others.
 */
const DEMO_PASSWORD = 'demo-password';

/** A path from which a page can call the API, without anything to load. */
const QUIET_PATH = '/robots.txt';

const handOver = (context: BrowserContext, browser: TestBrowser): Promise<void> =>
  context.addCookies(
    browser.cookies.map(({ host, ...cookie }) => ({ ...cookie, domain: host, sameSite: 'Lax' as const })),
  );

/**
 * Sessions of staff that continue: a code of an authenticator app works once, so a test does not wait half a minute for the
 * next one because another test has signed the same person in.
 */
const staff = new Map<string, TestBrowser>();

const goesOn = async (context: BrowserContext, origin: string, email: string): Promise<boolean> => {
  const known = staff.get(`${origin} ${email}`);
  if (!known) return false;
  const { status, body } = await me(known, origin);
  if (status !== 200 || JSON.parse(body).email !== email) return false;
  await handOver(context, known);
  return true;
};

const through = async (
  context: BrowserContext,
  origin: string,
  { email, password, query = '' }: { email: string; password: string; query?: string },
): Promise<void> => {
  if (await goesOn(context, origin, email)) return;
  const browser = new TestBrowser();
  const answer = await submit(browser, await begin(browser, origin, query), email, password);
  if (answer.status !== 200 || new URL(answer.url).pathname.startsWith('/oidc'))
    throw new Error(`${email} could not sign in at ${origin}: ${answer.status} at ${answer.url}`);
  await handOver(context, browser);
  if (origin === origins.admin) staff.set(`${origin} ${email}`, browser);
};

/** Signs a person in on one of the hosts, in this browser; the page does not change. */
export const enterAs = (
  page: Page,
  email: string,
  { origin = origins.app, password = DEMO_PASSWORD }: { origin?: string; password?: string } = {},
): Promise<void> => through(page.context(), origin, { email, password });

let people = 0;

/** Signs in with a new patient's account on the app host, and leaves the page there. */
export const signUp = async (page: Page): Promise<{ email: string; password: string }> => {
  people += 1;
  const email = `person-${Date.now()}-${people}@example.com`;
  const password = 'a-long-enough-password';
  await through(page.context(), origins.app, { email, password, query: '?screen_hint=signup' });
  await page.goto(`${origins.app}${QUIET_PATH}`);
  return { email, password };
};

/** Signs in as a member of the demo staff on the staff host, and leaves the page there. */
export const enterDesk = async (page: Page, email: string): Promise<void> => {
  await enterAs(page, email, { origin: origins.admin });
  await page.goto(`${origins.admin}${QUIET_PATH}`);
};

/** Signs a patient out with the button of the account page, and waits until the provider has led back. */
export const signOut = async (page: Page, origin = origins.app): Promise<void> => {
  await page.goto(`${origin}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
};
