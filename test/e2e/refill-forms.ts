import type { Locator, Page } from '@playwright/test';
import type { CalendarDate } from '#kernel/dates.ts';
import { expect, openReady, origins } from './support.ts';
import { typeDate } from './type-answer.ts';

const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** Opens the page of the refills and asks what a pause until this day changes; returns the dialog that shows it. */
export const showPause = async (page: Page, until: CalendarDate): Promise<Locator> => {
  await openReady(page, `${origins.app}/auto-refill/preferences`);
  await page.getByRole('button', { name: 'Pause' }).click();
  const dialog = dialogOf(page);
  await typeDate(dialog, until);
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await expect(dialog.getByText('New next charge')).toBeVisible();
  return dialog;
};

/** Pauses the refills of the only subscription. */
export const pauseRefills = async (page: Page, until: CalendarDate): Promise<void> => {
  const dialog = await showPause(page, until);
  await dialog.getByRole('button', { name: 'Pause my refills' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
};

/** Opens the page of the refills and asks what resuming them changes; returns the dialog that shows it. */
export const showResume = async (page: Page): Promise<Locator> => {
  await openReady(page, `${origins.app}/auto-refill/preferences`);
  await page.getByRole('button', { name: 'Resume now' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('New next charge')).toBeVisible();
  return dialog;
};

/** Resumes the paused refills of the only subscription. */
export const resumeRefills = async (page: Page): Promise<void> => {
  const dialog = await showResume(page);
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
};

/** Opens the form that cancels the subscription with such a name, from the account page. */
export const openCancellation = async (page: Page, name: RegExp): Promise<void> => {
  await page.goto(`${origins.app}/account`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('button', { name: 'Cancel now' })).toBeVisible();
};

/** Cancels a subscription, up to the written confirmation. */
export const cancelRefills = async (page: Page, name: RegExp): Promise<void> => {
  await openCancellation(page, name);
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await page.waitForURL(`${origins.app}/account/customer-service-request/subscriptions-canceled**`);
};
