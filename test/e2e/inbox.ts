import type { Page, Response } from '@playwright/test';
import { expect, origins } from './support.ts';

/** An email as the inbox of the simulated mail server has it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The emails to an address, newest first. */
export const mailsTo = async (page: Page, address: string): Promise<readonly Mail[]> =>
  page.evaluate(
    async (to) =>
      (
        await fetch(`/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: 'application/json' } })
      ).json(),
    address,
  );

const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');

/** What a mail program shows after the subject. */
export const previewOf = ({ html }: Mail): string =>
  decoded(/<div style="display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? '');

/** Every address that can be clicked in an email. */
export const linksOf = ({ html }: Mail): readonly string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decoded(href));

/** The address of an email's button. */
export const buttonOf = (mail: Mail): string => {
  const href = /<a class="button"[^>]*href="([^"]*)"/.exec(mail.html)?.[1];
  if (!href) throw new Error(`“${mail.subject}” has no button.`);
  return decoded(href);
};

/**
 * The newest email with such a subject, once there are so many of them: it may still be on its way. Leaves the page on
 * the app host.
 */
export const awaitMail = async (page: Page, address: string, subject: RegExp, count = 1): Promise<Mail> => {
  await page.goto(`${origins.app}/robots.txt`);
  let found: readonly Mail[] = [];
  const look = async (): Promise<number> => {
    found = (await mailsTo(page, address)).filter((mail) => subject.test(mail.subject));
    return found.length;
  };
  await expect
    .poll(look, { timeout: 30_000, message: `an email with the subject ${subject}` })
    .toBeGreaterThanOrEqual(count);
  const [newest] = found;
  if (!newest) throw new Error(`There is no email with the subject ${subject}.`);
  return newest;
};

/**
 * Opens an email in the inbox and clicks its button; returns the answer of the page that opens. Links of emails open another
 * tab; here they open in the same one.
 */
export const clickButton = async (page: Page, mail: Mail): Promise<Response> => {
  await page.goto(`${origins.app}/inbox/${mail.id}`);
  const button = page.locator('a.button');
  await expect(button).toHaveAttribute('href', buttonOf(mail));
  await button.evaluate((link) => link.removeAttribute('target'));
  const opened = page.waitForResponse(
    (response) =>
      response.request().isNavigationRequest() && response.frame() === page.mainFrame() && response.ok(),
  );
  await button.click();
  return opened;
};
