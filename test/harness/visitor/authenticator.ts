import type { ManualClock } from '#kernel/clock.ts';
import { demoTotpSecret, totpCode } from '#simulators/identity-provider/totp.ts';
import type { Page, TestBrowser } from './test-browser.ts';

const STEP_MS = 30_000;

/** Clocks of sites in this process, by the host of the identity provider; other providers have the machine's clock. */
const clocks = new Map<string, ManualClock>();
/** Keys that were set up, and the last time step that was used, by host and email. */
const secrets = new Map<string, string>();
const used = new Map<string, number>();

/** The authenticator app reads this clock when it signs people in there. */
export const setClockAt = (host: string, clock: ManualClock): void => {
  clocks.set(host, clock);
};

const asksForCode = ({ body }: Page): boolean => body.includes('name="code"');

const keyOf = (host: string, email: string): string => `${host} ${email.trim().toLowerCase()}`;

/**
 * The next code that was not used yet at the provider of this host; waits for one, or moves the site's clock, when it would
 * come too early. `shown`: the key on a page that sets up an app.
 */
export const nextCode = async (host: string, email: string, shown?: string): Promise<string> => {
  const key = keyOf(host, email);
  const secret = shown ?? secrets.get(key) ?? demoTotpSecret(email);
  secrets.set(key, secret);
  const clock = clocks.get(host);
  const now = () => clock?.now().getTime() ?? Date.now();
  const step = Math.max(Math.floor(now() / STEP_MS), (used.get(key) ?? 0) + 1);
  // The provider accepts the code of the step after the present one, because clocks differ.
  const early = (step - 1) * STEP_MS - now();
  if (early > 0) {
    if (clock) clock.advance(early);
    else await new Promise((resolve) => setTimeout(resolve, early));
  }
  used.set(key, step);
  return totpCode(secret, new Date(step * STEP_MS));
};

/** Answers the provider's questions for a second factor after the password, setting up an app where it asks for that. */
export const passSecondFactor = async (browser: TestBrowser, page: Page, email: string): Promise<Page> => {
  let at = page;
  for (let attempt = 0; attempt < 3 && asksForCode(at); attempt++) {
    const [, shown] = /id="secret">([^<]+)</.exec(at.body) ?? [];
    const code = await nextCode(new URL(at.url).host, email, shown?.replaceAll(' ', ''));
    at = await browser.open(at.url, { form: { code } });
  }
  const [, onward] = /action="([^"]+\/continue)"/.exec(at.body) ?? [];
  return onward ? browser.open(new URL(onward, at.url).href, { form: {} }) : at;
};
