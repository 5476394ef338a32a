import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { expect, type Page, type PageScreenshotOptions } from '@playwright/test';
import { nextCode } from '../harness/visitor/authenticator.ts';
import { expectAccessible } from './expect-accessible.ts';
import { origins, withThirdParties } from './hosts.ts';
import { test as plain } from './product.ts';

const demoPassword = 'demo-password';

/** Collects forbidden output of a page: console errors and warnings, hydration errors, content policy violations. */
export const watch = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium warns about a preloaded image that it still had in memory from the previous page.
    if (/\/image\?\S+ was preloaded using link preload but not used/.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return complaints;
};

/** Options for `test.use`: transitions take their time, as for people who have not reduced motion in their settings. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A test whose page must produce no console output from beginning to end. */
export const test = plain.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = watch(page);
      await use(complaints);
      expect(complaints, 'the console stayed silent').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * With PICTURES set, takes a screenshot of the page for people to look at: `test-results/pictures/FOLDER/WIDTH-NAME.png`.
 * Without it, tests spend no time on screenshots.
 */
export const photograph = async (page: Page, name: string, options: PageScreenshotOptions = {}) => {
  if (process.env.PICTURES === undefined) return;
  const [folder, file] = [dirname(name), basename(name)];
  const path = `test-results/pictures/${folder}/${plain.info().project.name}-${file}.png`;
  await page.screenshot({ animations: 'disabled', ...options, path });
};

/** Signs in at the identity provider, from whatever page is open; staff with the code of their app. */
export const signIn = async (page: Page, email: string, password = demoPassword): Promise<void> => {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  const code = page.getByLabel('Code', { exact: true });
  const isIn = page.waitForURL(({ pathname }) => !pathname.startsWith('/oidc'), { waitUntil: 'commit' });
  await Promise.race([code.waitFor(), isIn]);
  if (!new URL(page.url()).pathname.endsWith('/code')) return;
  await code.fill(await nextCode(new URL(page.url()).host, email));
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** Opens a page and waits until it is hydrated: before that, a click is lost. */
export const openReady = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await ready(page);
};

/**
 * Waits for hydration: React marks every element that it has hydrated, while it hydrates. Key handlers are added
 * by effects, which run after that, so it also waits until the page has nothing left to do. A page that draws nothing is
 * never called idle, hence the limit.
 */
export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#root :is(a, button, input)')];
    return (
      controls.length > 0 &&
      controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
    );
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
};

/** Chooses an answer that leads to the next question. Not `check`, which would then expect the mark on the new page. */
export const choose = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name }).click();

/** Ticks every checkbox of the page's form once it is shown: some appear later than their heading. */
export const tickAll = async (page: Page): Promise<void> => {
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

/**
 * Fills in the payment processor's card form, in its frame. The ZIP code belongs to the test alone: the simulated
 * processor takes equal numbers and codes for one card.
 */
export const typeCard = async (page: Page, number: string): Promise<void> => {
  const { project, titlePath } = test.info();
  const digest = createHash('sha256')
    .update([project.name, ...titlePath].join('/'))
    .digest();
  const frame = page.frameLocator('iframe[title="Card details"]');
  await frame.getByLabel('Card number').fill(number);
  await frame.getByLabel('Expiry').fill('12/39');
  await frame.getByLabel('Security code').fill('123');
  await frame.getByLabel('ZIP code').fill(String(20_000 + digest.readUInt16BE(0)));
};

export { expect, expectAccessible, origins, plain, withThirdParties };

/** Expects that nothing is wider than the window. */
export const expectNoOverflow = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
