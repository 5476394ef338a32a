import type { Page } from '@playwright/test';
import { approve, ask, expectCharged, placeOrder, requestFinasteride } from './api.ts';
import { test } from './desk.ts';
import { signUp } from './sessions.ts';
import { choose, expect, expectAccessible, openReady, origins } from './support.ts';

/** Over the counter, every 90 days, $39.00 each. */
const foam = 239;

const tick = async (page: Page, name: string) => {
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
};

const answer = async (page: Page, sideEffects: string): Promise<void> => {
  await openReady(page, `${origins.app}/update-treatment/miniquiz`);
  await choose(page, 'I hoped for more');
  await choose(page, sideEffects);
  await tick(page, 'More care for the hair I have');
  await choose(page, 'At my crown');
  await tick(page, 'Make my hair look thicker');
  await choose(page, 'Either is fine');
  await tick(page, 'No one');
  await choose(page, 'Yes');
  await page.waitForURL(`${origins.app}/update-treatment/recommendations`);
};

const amounts = async (page: Page): Promise<number[]> => {
  const { currentUser } = await ask<{ currentUser: { billing: { subscriptions: { amount: number }[] } } }>(
    page,
    '{ currentUser { billing { subscriptions { amount } } } }',
  );
  return currentUser.billing.subscriptions.map(({ amount }) => amount).sort();
};

test('S2.38: over-the-counter changes apply immediately, prescription changes go to the provider', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  await approve(desk, await requestFinasteride(page));
  await placeOrder(page, [foam]);
  await expectCharged(page, [3900, 5400]);
  await answer(page, 'No');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plan and what we suggest');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Keep my plan', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Add Thickening shampoo' }).check();
  await expect(page.getByText('+$13.00 a month')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Add Ketoconazole' }).check();
  await page.getByLabel('A note to your provider').fill('Flakes since spring.');
  await page.getByRole('button', { name: 'Review 2 changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your changes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change my plan' }).click();
  await expect(page.getByText('Check the box to agree to the new charge.').first()).toBeVisible();
  expect(await amounts(page)).toEqual([3900, 5400]);
  await page.getByRole('checkbox', { name: 'I agree that my card is charged' }).check();
  await page.getByRole('button', { name: 'Change my plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your plan was changed');
  // With the sales tax of the shampoo.
  expect(await amounts(page)).toEqual([5400, 8133]);
  await expectCharged(page, [3900, 5400]);

  await page.getByRole('link', { name: 'Go to messages' }).click();
  await expect(page.getByText('in addition', { exact: false })).toBeVisible();
  await expect(page.getByText('Flakes since spring.')).toBeVisible();
});

test('worrying side effects come first, answers are kept for the next time, and the plan is kept with one click', {
  tag: '@deep',
}, async ({ page }) => {
  await signUp(page);
  await placeOrder(page, [foam]);
  await expectCharged(page, [3900]);
  await answer(page, 'Yes, and they worry me');
  await expect(page.getByText('Tell your provider about the side effects first')).toBeVisible();
  await page.getByRole('link', { name: 'Answer again' }).click();
  await choose(page, 'I am happy with it');
  await choose(page, 'No');
  await tick(page, 'A lower price');
  await expect(page.getByRole('radio', { name: 'At my crown' })).toBeChecked();
  await openReady(page, `${origins.app}/update-treatment/recommendations`);
  await page.getByRole('link', { name: 'Keep my plan', exact: true }).click();
  await page.waitForURL(`${origins.app}/treatment-plan`);
  expect(await amounts(page)).toEqual([3900]);
});

test('a patient without a treatment has nothing to update', { tag: '@deep' }, async ({ page }) => {
  await signUp(page);
  await page.goto(`${origins.app}/update-treatment/miniquiz`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no treatment to update');
  await page.goto(`${origins.app}/update-treatment/recommendations`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no treatment to compare');
});
