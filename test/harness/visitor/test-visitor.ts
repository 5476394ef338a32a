import { passSecondFactor } from './authenticator.ts';
import type { Page, TestBrowser } from './test-browser.ts';

/** Steps of visitors on a test site, and their accounts. */
export const PASSWORD = 'demo-password';
export const COOKIE = 'web_session_demo';
export const PATIENT = { email: 'patient@example.com', sub: '00000000-0000-4000-9000-000000000001' };
export const CLINICIAN = { email: 'clinician@example.com', sub: '00000000-0000-4000-9000-000000000002' };

const decode = (attribute: string): string => attribute.replaceAll('&amp;', '&');
const attributeOf = (page: Page, pattern: RegExp): string => {
  const found = pattern.exec(page.body)?.[1];
  if (found === undefined) throw new Error(`No ${pattern} at ${page.url}: ${page.status}`);
  return new URL(decode(found), page.url).href;
};
export const formAction = (page: Page): string => attributeOf(page, /<form[^>]* action="([^"]+)"/);

export const begin = (browser: TestBrowser, origin: string, query = ''): Promise<Page> =>
  browser.open(`${origin}/api/auth/login${query}`);
/** Sends email and password, and the second factor where the provider asks for one. */
export const submit = async (
  browser: TestBrowser,
  page: Page,
  email: string,
  password = PASSWORD,
): Promise<Page> =>
  passSecondFactor(browser, await browser.open(formAction(page), { form: { email, password } }), email);
export const signIn = async (
  browser: TestBrowser,
  origin: string,
  email = PATIENT.email,
  query = '',
): Promise<Page> => submit(browser, await begin(browser, origin, query), email);
export const me = (browser: TestBrowser, origin: string): Promise<Page> =>
  browser.open(`${origin}/api/auth/me`);
