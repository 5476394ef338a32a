import type { Page } from '@playwright/test';
import { openReady, origins, ready } from './support.ts';

/** Opens a page of the app host. */
export const openPath = (page: Page, path: string): Promise<void> => openReady(page, `${origins.app}${path}`);

/** Clicks a link or a button of the page, and waits until the page to which it leads can be used. */
export const follow = async (page: Page, name: string | RegExp, url: string): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByRole('link', { name }).or(main.getByRole('button', { name })).first().click();
  await page.waitForURL(url);
  await ready(page);
};
