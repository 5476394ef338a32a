import type { Page } from '@playwright/test';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { approve, ask, expectCharged, placeOrder, requestFinasteride } from './api.ts';
import { test } from './desk.ts';
import { pauseRefills, resumeRefills, showPause } from './refill-forms.ts';
import { signUp } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, signIn } from './support.ts';

/** Over the counter, every 90 days: shampoo and foam. */
const shampoo = 313;
const foam = 239;

const products = async (page: Page): Promise<number[]> => {
  const { currentUser } = await ask<{
    currentUser: { billing: { subscriptions: { productIds: number[]; isCancellable: boolean }[] } };
  }>(page, '{ currentUser { billing { subscriptions { productIds isCancellable } } } }');
  return currentUser.billing.subscriptions
    .filter(({ isCancellable }) => isCancellable)
    .flatMap(({ productIds }) => productIds)
    .sort();
};

const newestOrder = async (page: Page): Promise<string> =>
  (
    await ask<{ currentUser: { billing: { latestOrder: { label: string } } } }>(
      page,
      '{ currentUser { billing { latestOrder { label } } } }',
    )
  ).currentUser.billing.latestOrder.label;

test('a patient pauses refills and resumes them', { tag: ['@phone', '@deep'] }, async ({ page }) => {
  await signUp(page);
  await placeOrder(page, [foam]);
  const until = toCalendarDate(addDays(new Date(), 150));
  await showPause(page, until);
  await expect(page.getByText('at most 21 days are left')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'refills/pause');
  await pauseRefills(page, until);
  await resumeRefills(page);
  await expectAccessible(page);
});

test('another size ships immediately, and another plan shows its price and what it replaces', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  await placeOrder(page, [shampoo]);
  await openReady(page, `${origins.app}/update-plan`);
  await page.getByRole('radio', { name: 'Every 180 days' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your changes');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change my plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plan was changed');
  expect(await products(page)).toEqual([314]);
});

test('another prescription plan is asked for with its price, and its questions follow', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  await approve(desk, await requestFinasteride(page));
  await expectCharged(page, [5400]);
  // What the pharmacy does not have yet cannot be changed.
  await expect.poll(() => newestOrder(page)).not.toBe('Getting ready');
  await openReady(page, `${origins.app}/change-plan`);
  await page
    .getByRole('radio', { name: /topical/i })
    .first()
    .check();
  await expect(page.getByRole('columnheader', { name: 'Then' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'plans/change', { fullPage: true });
  await page.getByRole('button', { name: 'See what changes' }).click();
  await expect(page.getByText('When your provider agrees')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send to my provider' }).click();
  await page.getByRole('link', { name: 'Answer the questions' }).click();
  await page.waitForURL(`${origins.app}/consultation/intake`);
});

test('a link to a plan asks to sign in, and says so when the plan is not the patient’s', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  const link = `${origins.app}/confirm-plan?link=00000000000000000000000000000000`;
  await page.goto(link);
  await signIn(page, 'ian@example.com');
  await page.waitForURL(link);
  await expect(page.getByText('This link does not belong to your account')).toBeVisible();
  await expectAccessible(page);
});
