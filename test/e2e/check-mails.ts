import type { Browser, Page } from '@playwright/test';
import { namesHealth } from '#modules/mail/domain/names-health.ts';
import { buttonOf, linksOf, type Mail, previewOf } from './inbox.ts';
import { expect } from './support.ts';

/** Opens an address as somebody who is not signed in; returns the path of the page on which they end. */
const openAsStranger = async (browser: Browser, address: string): Promise<string> => {
  const context = await browser.newContext();
  const stranger = await context.newPage();
  const response = await stranger.goto(address);
  expect(response?.status(), address).toBeLessThan(400);
  const { pathname } = new URL(stranger.url());
  await context.close();
  return pathname;
};

/** Expects that nothing names health that a locked phone or the servers on the way show. */
export const expectDiscreet = (mail: Mail): void => {
  // Every patient has a page with this address, whatever they are treated for.
  const links = linksOf(mail).map((link) => link.replace('/treatment-plan', ''));
  const shown = [mail.subject, previewOf(mail), ...links, JSON.stringify(mail.headers)];
  expect(previewOf(mail), mail.subject).not.toBe('');
  for (const text of shown) expect(namesHealth(text), text).toBe(false);
};

/** Expects that every button opens a page of the patient, and nothing to somebody who is not signed in. */
export const expectPagesBehind = async (page: Page, browser: Browser, mails: readonly Mail[]) => {
  for (const address of new Set(mails.map(buttonOf))) {
    expect(new URL(address).search, address).toBe('');
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await openAsStranger(browser, address), address).toMatch(/^\/oidc\//);
  }
};

/** Expects that the link to unsubscribe, in what nobody has to receive, ends one kind of message and signs nobody in. */
export const expectUnsubscribing = async (browser: Browser, mails: readonly Mail[]): Promise<void> => {
  const optional = mails.filter(({ headers }) => headers['list-unsubscribe']);
  const links = new Set(optional.map(({ headers }) => headers['list-unsubscribe']?.slice(1, -1) ?? ''));
  expect(links.size).toBeGreaterThan(0);
  for (const mail of mails) {
    const has = linksOf(mail).some((href) => href.includes('unsubscribe'));
    expect(has, mail.subject).toBe(optional.includes(mail));
  }
  const [link = ''] = links;
  expect(link).toMatch(/\?link=[0-9a-f]{64}$/);
  expect(await openAsStranger(browser, link)).toBe('/unsubscribe');
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(link);
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name.includes('session'))).toEqual([]);
  const statusOf = (path: string, method: string) =>
    stranger.evaluate(async ([to, verb]) => (await fetch(to, { method: verb })).status, [
      path,
      method,
    ] as const);
  expect(await statusOf('/api/auth/me', 'GET')).toBe(204);
  const { pathname, search } = new URL(link);
  const another = `${search.slice(0, -1)}${search.endsWith('0') ? '1' : '0'}`;
  expect(await statusOf(`${pathname}${another}`, 'POST')).toBe(404);
  for (const _ of ['once', 'again']) expect(await statusOf(`${pathname}${search}`, 'POST')).toBe(200);
  await context.close();
};
