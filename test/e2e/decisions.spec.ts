import type { Page } from '@playwright/test';
import { approve, approveMutation, ask, expectCharged, moneyOf, refusal, requestFinasteride } from './api.ts';
import { approveAsAsked, messagesOf, openCase, test } from './desk.ts';
import { expect, expectAccessible, openReady, origins } from './support.ts';

/** Finasteride for six months, $102.00. */
const sixMonths = 406;

const propose = (desk: Page, consultationId: string): Promise<unknown> =>
  ask(desk, 'mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }', {
    input: {
      consultationId,
      acknowledgedRuleIds: [],
      productIds: [sixMonths],
      reason: 'Six months at once spare you two packages.',
    },
  });

interface Row {
  readonly consultationId: string;
  readonly status: string;
  readonly unreadFromPatient: number;
}

const queueRow = async (desk: Page, consultationId: string): Promise<Row | undefined> =>
  (
    await ask<{ deskQueue: Row[] }>(desk, '{ deskQueue { consultationId status unreadFromPatient } }')
  ).deskQueue.find((row) => row.consultationId === consultationId);

test('a refusal shows the reason and alternatives; nothing is charged and the subscription ends', {
  tag: '@deep',
}, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page);
  await openCase(desk, consultationId);
  await desk.getByRole('button', { name: /^Refuse/ }).click();
  const form = desk.getByRole('form', { name: 'Refuse' });
  await form.getByRole('button', { name: 'Refuse' }).click();
  await expect(form.getByLabel('Why you do not prescribe')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Why you do not prescribe').fill('Your photos show a scar that needs an exam.');
  await form
    .getByLabel('What the patient can do instead')
    .fill('Please see a dermatologist.\nThen write to me.');
  await form.getByRole('button', { name: 'Refuse' }).click();
  const refuse = desk.getByRole('dialog').getByRole('button', { name: 'Refuse and notify the patient' });
  await expect(refuse).toBeVisible();
  await expectAccessible(desk);
  await refuse.click();
  await expect(desk.getByText('Nothing was charged for the prescription.')).toBeVisible();

  expect(await moneyOf(page)).toEqual({ charged: [0], subscriptions: ['Canceled'] });
  await page.goto(`${origins.app}/treatment-plan`);
  await expect(page.getByRole('heading', { name: 'Your clinician did not prescribe' })).toBeVisible();
  await expect(page.getByText('Your photos show a scar that needs an exam.')).toBeVisible();
  await expect(page.getByText('Please see a dermatologist.')).toBeVisible();
  await expect(page.getByText('Nothing was charged for prescription treatment.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${origins.app}/messages`);
  await expect(page.getByText('Your photos show a scar that needs an exam.')).toBeVisible();
  await page.goto(`${origins.app}/order-history`);
  await expect(page.getByRole('article')).toContainText('Canceled');
  await page.goto(`${origins.app}/dashboard`);
  await expect(page.getByRole('main')).toContainText('Your clinician did not prescribe');
});

test('a changed plan is charged only when the patient accepts it, at its own price', async ({
  page,
  desk,
}) => {
  const consultationId = await requestFinasteride(page);
  await propose(desk, consultationId);
  await page.goto(`${origins.app}/dashboard`);
  await page.locator('a[href$="/confirm-plan"]').first().click();
  await expect(page.getByText('Six months at once spare you two packages.')).toBeVisible();
  await expectAccessible(page);
  const accept = page.getByRole('button', { name: 'Accept for $102.00' });
  await accept.click();
  await expect(page.getByText('Please check this box to accept the plan.')).toBeVisible();
  expect((await moneyOf(page)).charged).toEqual([0]);
  await page.getByRole('checkbox', { name: /^I agree to the plan/ }).check();
  await accept.click();
  await page.waitForURL(`${origins.app}/treatment-plan`);
  await expect(page.getByText('Finasteride 1 mg tablets').first()).toBeVisible();
  await expectCharged(page, [10_200]);
  expect((await moneyOf(page)).subscriptions).toEqual(['Active', 'Canceled']);
  await page.goto(`${origins.app}/order-history`);
  await expect(page.getByRole('article')).toContainText('$102.00');
});

test('a changed plan can be declined without a reason; the case returns to the clinician and nothing is charged', {
  tag: '@deep',
}, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page);
  await propose(desk, consultationId);
  await openReady(page, `${origins.app}/confirm-plan`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: 'Decline the plan' }).click();
  await expect(page.getByText('There is nothing to confirm')).toBeVisible();
  expect((await queueRow(desk, consultationId))?.status).toBe('in_review');
  expect((await moneyOf(page)).charged).toEqual([0]);
});

test('a question to the patient removes the case from the queue until the patient replies', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page);
  await openCase(desk, consultationId);
  await desk.getByLabel('Message to the patient').fill('Which shampoo do you use?');
  await desk.getByRole('checkbox', { name: /I need an answer/ }).check();
  await desk.getByRole('button', { name: 'Send message' }).click();
  await expect(
    messagesOf(desk).getByRole('listitem').filter({ hasText: 'Which shampoo do you use?' }),
  ).toBeVisible();
  expect((await queueRow(desk, consultationId))?.status).toBe('needs_info');

  await page.goto(`${origins.app}/dashboard`);
  await page
    .getByRole('region', { name: /question/i })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(`${origins.app}/messages`);
  const message = page.getByRole('textbox', { name: 'Your message' });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await message.fill('None at all & <b>water</b> only.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toHaveValue('');
  await expect(page.getByText('None at all & <b>water</b> only.')).toBeVisible();

  expect(await queueRow(desk, consultationId)).toMatchObject({ status: 'in_review', unreadFromPatient: 1 });
  await openCase(desk, consultationId);
  await expect(messagesOf(desk).getByText('None at all & <b>water</b> only.')).toBeVisible();
});

test('of two decisions at the same time, the second gets a notice and changes nothing', {
  tag: '@deep',
}, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page);
  const other = await desk.context().newPage();
  await openCase(desk, consultationId);
  await openCase(other, consultationId);
  await approve(other, consultationId);

  await approveAsAsked(desk, /^approve and charge/i);
  await expect(desk.getByText('Nothing was changed')).toBeVisible();
  await expect(desk.getByText('This case is closed.')).toBeVisible();
  const input = { consultationId, acknowledgedRuleIds: [], reason: 'Once more.' };
  expect((await refusal(other, approveMutation, { input }))?.code).toBe('CONFLICT');
  const refuse =
    'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "No.", alternatives: "None.") { status } }';
  expect((await refusal(other, refuse, { id: consultationId }))?.code).toBe('CONFLICT');
  await expectCharged(page, [5400]);
});
