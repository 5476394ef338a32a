import type { Page } from '@playwright/test';
import { addDays, formatDate } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import { timeZoneOfState } from '#kernel/time-zones.ts';
import { healthyRenewalHistory } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { renewalMedicalHistoryFor } from '#modules/eligibility/domain/questionnaires/renewal-medical-history.ts';
import { type Answers, pruneHidden } from '#modules/quiz/domain/intake/index.ts';
import { checkoutDetails } from '#test/harness/checkout-details.ts';
import {
  approve,
  ask,
  cards,
  expectCharged,
  ketoconazole,
  liveThrough,
  moneyOf,
  placeOrder,
  requestFinasteride,
} from './api.ts';
import { test } from './desk.ts';
import { expect, expectAccessible, openReady, origins, tickAll, typeCard } from './support.ts';

test.use({ clockOf: 'refills' });

const TIME_ZONE = timeZoneOfState(checkoutDetails.address.state);

/** A day after the first refill is due, which is 15 days before a 90-day supply ends. */
const REFILL_DUE = 76;

/** Follows the next step that the dashboard shows. */
const followNextStep = async (page: Page, label: string): Promise<void> => {
  await openReady(page, `${origins.app}/dashboard`);
  await page.getByRole('main').getByRole('link', { name: label }).first().click();
};

test('a refill with a declined card sends a notice, waits, and is paid with another card', {
  tag: '@deep',
}, async ({ page, desk }) => {
  await approve(desk, await requestFinasteride(page));
  await expectCharged(page, [5400]);
  // A later order saves a card whose later charges are declined.
  await placeOrder(page, [ketoconazole], cards.declinedLater);
  await liveThrough(desk, REFILL_DUE);
  await page.goto(`${origins.app}/dashboard`);
  await expect(page.getByRole('heading', { name: 'A payment did not go through' })).toBeVisible();
  await expectAccessible(page);
  await followNextStep(page, 'Pay with another card');
  await page.waitForURL(`${origins.app}/payment-authentication`);
  await expect(page.getByText('This refill does not ship until it is paid')).toBeVisible();
  await expectAccessible(page);
  expect((await moneyOf(page)).charged).toEqual([0, 0, 5400]);

  await typeCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pay $54.00 now' }).click();
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await typeCard(page, cards.good);
  await page.getByRole('button', { name: 'Pay $54.00 now' }).click();
  await page.waitForURL(`${origins.app}/order-history**`);
  await expectCharged(page, [5400, 0, 5400]);
  await page.goto(`${origins.app}/dashboard`);
  await expect(page.getByText('A payment did not go through')).toHaveCount(0);
});

test('a charge that the issuer requires to be confirmed waits for the patient and succeeds once', {
  tag: '@deep',
}, async ({ page, desk }) => {
  await approve(desk, await requestFinasteride(page, {}, cards.asksAlways));
  const actionOf = async () =>
    (
      await ask<{ currentUser: { billing: { action: { label: string } | null } } }>(
        page,
        '{ currentUser { billing { action { label } } } }',
      )
    ).currentUser.billing.action?.label;
  await expect.poll(actionOf, { timeout: 15_000 }).toBe('Confirm the payment');
  expect((await moneyOf(page)).charged).toEqual([0]);
  await followNextStep(page, 'Confirm the payment');
  await page.getByRole('link', { name: 'Continue at your bank' }).click();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await page.waitForURL(`${origins.app}/**`);
  await expectCharged(page, [5400]);

  await liveThrough(desk, REFILL_DUE);
  expect((await moneyOf(page)).charged).toEqual([0, 5400]);
  await followNextStep(page, 'Confirm the payment');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue at your bank' }).click();
  await page.getByRole('button', { name: 'No, refuse' }).click();
  await expect(page.getByText('Your bank did not confirm. Nothing was charged.')).toBeVisible();
  expect((await moneyOf(page)).charged).toEqual([0, 5400]);
  await openReady(page, `${origins.app}/payment-authentication`);
  await typeCard(page, cards.good);
  await page.getByRole('button', { name: 'Pay $54.00 now' }).click();
  await expectCharged(page, [5400, 5400]);
});

interface Subscription {
  readonly id: string;
  readonly nextBillingDate: string;
}

const subscriptionOf = async (page: Page): Promise<Subscription> => {
  const { currentUser } = await ask<{
    currentUser: { billing: { subscriptions: [Subscription] } };
  }>(page, '{ currentUser { billing { subscriptions { id nextBillingDate } } } }');
  return currentUser.billing.subscriptions[0];
};

/** The calendar day so many days after an instant, where the patient lives. */
const dayAfter = (instant: string, days: number): string =>
  localDate(addDays(new Date(instant), days), TIME_ZONE);

/** Moves the date of the next charge by so many days, on the account page. */
const moveCharge = async (page: Page, days: number): Promise<string> => {
  await openReady(page, `${origins.app}/account`);
  const { nextBillingDate } = await subscriptionOf(page);
  const wanted = dayAfter(nextBillingDate, days);
  await page.getByRole('button', { name: 'Change date' }).click();
  await page.getByLabel('Month', { exact: true }).fill(wanted.slice(5, 7));
  await page.getByLabel('Day', { exact: true }).fill(wanted.slice(8, 10));
  await page.getByLabel('Year', { exact: true }).fill(wanted.slice(0, 4));
  await page.getByRole('button', { name: 'Save date' }).click();
  return wanted;
};

/** Expects this date on the page and in the API, where the patient lives. */
const expectNextCharge = async (page: Page, date: string): Promise<void> => {
  await expect(page.getByRole('article')).toContainText(formatDate(date));
  expect(localDate((await subscriptionOf(page)).nextBillingDate, TIME_ZONE)).toBe(date);
};

const renewalAnswers: Answers = pruneHidden(renewalMedicalHistoryFor(['finasteride']), {
  ...healthyRenewalHistory,
  partner_pregnant: ['none'],
  phq2_interest: '0',
  phq2_down: '0',
  self_harm_now: 'no',
});

/** The visits of renewals in the queue. */
const renewalsIn = async (desk: Page): Promise<readonly string[]> => {
  const { deskQueue } = await ask<{ deskQueue: { consultationId: string; kind: string }[] }>(
    desk,
    '{ deskQueue { consultationId kind } }',
  );
  return deskQueue.flatMap(({ consultationId, kind }) => (kind === 'renewal' ? [consultationId] : []));
};

test('a refill after the prescription has ended waits for the renewal and then continues', {
  tag: '@deep',
}, async ({ page, desk }) => {
  // The clock moves more than a year, one day at a time.
  test.setTimeout(480_000);
  await approve(desk, await requestFinasteride(page), { refills: 12 });
  await expectCharged(page, [5400]);
  const otherRenewals = await renewalsIn(desk);

  await test.step('the next charge moves within what the supply allows', async () => {
    await moveCharge(page, -60);
    await expect(
      page.getByText(/or later\. Your last supply will not be used up before then\./),
    ).toBeVisible();
    await expectAccessible(page);
    const wanted = await moveCharge(page, 100);
    await expectNextCharge(page, wanted);
  });

  await test.step('after a year the refill is not charged, and the patient is asked to renew', async () => {
    await liveThrough(desk, 195);
    await expectCharged(page, [5400, 5400]);
    await expectNextCharge(page, await moveCharge(page, 110));
    await liveThrough(desk, 182);
    expect((await moneyOf(page)).charged).toEqual([5400, 5400]);
    await followNextStep(page, 'Renew your prescription');
    await page.waitForURL(`${origins.app}/renewal`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your prescription has expired');
    await expectAccessible(page);
  });

  await test.step('the patient answers what changed and submits the renewal', async () => {
    await page.getByRole('button', { name: 'Start your renewal' }).click();
    await page.waitForURL(`${origins.app}/renewal/progress`);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    const { renewalIntake } = await ask<{ renewalIntake: { responseId: string; revision: number } }>(
      page,
      '{ renewalIntake { responseId revision } }',
    );
    await ask(page, 'mutation($input: IntakeSaveInput!) { saveRenewalIntake(input: $input) { revision } }', {
      input: { ...renewalIntake, answersJson: JSON.stringify(renewalAnswers) },
    });
    await openReady(page, `${origins.app}/renewal/medical-history`);
    await expect(page.locator('#question-title')).toHaveText('Check your answers');
    await tickAll(page);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL(`${origins.app}/renewal/photos`);
    await page.getByRole('button', { name: 'Continue without photos' }).click();
    await page.waitForURL(`${origins.app}/renewal/subscription-options`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, this is right' }).click();
    await expect(page.getByText('You confirmed this address.')).toBeVisible();
    await page.getByRole('radio', { name: 'No change: 3 months at a time' }).check({ force: true });
    await expect(page.getByText('Continues as it is.')).toBeVisible();
    await tickAll(page);
    await page.getByRole('button', { name: /^Send/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sent to your clinician');
    await page.goto(`${origins.app}/renewal`);
    await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible();
    await expectAccessible(page);
    expect((await moneyOf(page)).charged).toEqual([5400, 5400]);
  });

  await test.step('the clinician renews; the refill is announced, and charged seven days later', async () => {
    await desk.goto(`${origins.admin}/desk`);
    const renewals = (await renewalsIn(desk)).filter((id) => !otherRenewals.includes(id));
    expect(renewals).toHaveLength(1);
    await approve(desk, renewals[0] ?? '');
    await liveThrough(desk, 1);
    expect((await moneyOf(page)).charged).toEqual([5400, 5400]);
    await liveThrough(desk, 7);
    await expectCharged(page, [5400, 5400, 5400]);
    expect((await moneyOf(page)).subscriptions).toEqual(['Active']);
  });
});
