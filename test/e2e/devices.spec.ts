import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { replaceUuids } from '#kernel/uuid.ts';
import {
  agreementsOf,
  approve,
  ask,
  cardToken,
  detailsOf,
  expectCharged,
  finasteride,
  openIntakeOf,
  placeOrder,
  placeOrderMutation,
  refusal,
  requestFinasteride,
  saveIntakeMutation,
  submitIntakeMutation,
  visitOf,
} from './api.ts';
import { test } from './desk.ts';
import { enterAs, signUp } from './sessions.ts';
import { expect, openReady, origins } from './support.ts';

const otherDevice = async (
  browser: Browser,
  viewport: { width: number; height: number },
  { email, password }: { email: string; password: string },
): Promise<Page> => {
  const page = await (await browser.newContext({ viewport })).newPage();
  await enterAs(page, email, { password });
  await openReady(page, `${origins.app}/consultation/intake`);
  return page;
};

const title = (page: Page) => page.locator('#question-title');

const choose = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('radio', { name: words, exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('a questionnaire resumes at the same question on another device, and two devices do not overwrite each other', {
  tag: '@deep',
}, async ({ page, browser }) => {
  const person = await signUp(page);
  await placeOrder(page, [finasteride]);
  await openReady(page, `${origins.app}/consultation/intake`);
  await page.getByRole('button', { name: 'Start' }).click();
  await choose(page, 'Male');
  await page.getByLabel('Month', { exact: true }).fill('07');
  await page.getByLabel('Day', { exact: true }).fill('21');
  await page.getByLabel('Year', { exact: true }).fill('1991');
  await page.getByRole('button', { name: 'Continue' }).click();
  const here = 'Which state are you in right now?';
  await expect(title(page)).toHaveText(here);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  const isPhone = (page.viewportSize()?.width ?? 0) < 800;
  const size = isPhone ? { width: 1280, height: 900 } : { width: 390, height: 844 };
  const other = await otherDevice(browser, size, person);
  await expect(title(other)).toHaveText(here);
  await expect(other.getByText('Your answers are saved.')).toBeVisible();

  await other.getByRole('combobox').selectOption({ label: 'New York' });
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  await page.getByRole('combobox').selectOption({ label: 'Texas' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You also answered on another device')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('NY');
  await other.context().close();
});

test('signing out on one host ends the session on the other', { tag: '@deep' }, async ({ page }) => {
  const { email } = await signUp(page);
  const marketing = await page.context().newPage();
  await marketing.goto(
    `${origins.marketing}/api/auth/login?returnTo=${encodeURIComponent(origins.marketing)}`,
  );
  await marketing.waitForURL(`${origins.marketing}/`);
  const whoIs = () =>
    marketing.evaluate(async () => {
      const response = await fetch('/api/auth/me');
      return response.status === 200 ? (await response.json()).email : null;
    });
  expect(await whoIs()).toBe(email);
  await openReady(page, `${origins.app}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await whoIs()).toBeNull();
  await page.goto(`${origins.app}/dashboard`);
  await expect(page.getByRole('button', { name: /^sign in$/i })).toBeVisible();
});

/** Uploads a photo as the page does; returns its address. */
const sendPhoto = async (page: Page): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const picture = await sharp({
    create: { width: 1200, height: 1600, channels: 3, background: { r: 120, g: 90, b: 70 } },
  })
    .jpeg()
    .toBuffer();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const form = new FormData();
    form.append('view', 'front');
    form.append('photo', new Blob([bytes], { type: 'image/jpeg' }), 'front.jpg');
    const response = await fetch('/consultation/photos', { method: 'POST', body: form });
    return (await response.json()).url;
  }, picture.toString('base64'));
};

const photoStatus = (page: Page, url: string): Promise<number> =>
  page.evaluate(async (path) => (await fetch(path)).status, url);

test('records of another patient are not found and stay unchanged', { tag: '@deep' }, async ({
  page,
  browser,
  desk,
}) => {
  const consultationId = await requestFinasteride(page);
  const photo = await sendPhoto(page);
  expect(await photoStatus(page, photo)).toBe(200);
  await approve(desk, consultationId);
  await expectCharged(page, [5400]);
  const checkoutId = await placeOrder(page, [212]);
  const draft = { ...(await visitOf(page)), intake: await openIntakeOf(page) };
  const { currentUser } = await ask<{
    currentUser: {
      id: string;
      billing: { subscriptions: { id: string }[] };
      orders: { invoice: { id: string } | null }[];
    };
  }>(page, '{ currentUser { id billing { subscriptions { id } } orders { invoice { id } } } }');
  const subscriptionId = currentUser.billing.subscriptions[0]?.id;
  const invoiceId = currentUser.orders.find(({ invoice }) => invoice)?.invoice?.id;

  const stranger = await (await browser.newContext()).newPage();
  await signUp(stranger);
  const { responseId, revision } = draft.intake;
  const input = { responseId, revision, answersJson: '{"sex_at_birth":"female"}' };
  const visit = draft.consultationId;
  const order = {
    ...detailsOf(stranger),
    checkoutId,
    productIds: [212],
    ...(await agreementsOf(stranger, [212])),
    paymentMethodId: await cardToken(stranger, '4242424242424242'),
  };
  const attempts: readonly (readonly [string, Record<string, unknown>])[] = [
    [saveIntakeMutation, { input }],
    [submitIntakeMutation, { id: responseId, revision, read: [] }],
    [
      'mutation($id: ID!) { acceptPlan(consultationId: $id, consent: true, consentHash: "0") }',
      { id: visit },
    ],
    ['mutation($id: ID!) { declinePlan(consultationId: $id, reason: "No.") }', { id: visit }],
    ['mutation($id: ID!) { removePhoto(photoId: $id) }', { id: photo.split('/').at(-1) }],
    [
      'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { subscriptionId } }',
      { id: subscriptionId },
    ],
    [
      'mutation($id: ID!) { changeNextBillingDate(subscriptionId: $id, date: "2030-01-01") { id } }',
      { id: subscriptionId },
    ],
    ['mutation($id: ID!) { payInvoice(invoiceId: $id) { status } }', { id: invoiceId }],
    ['mutation($id: ID!) { confirmCheckout(checkoutId: $id) { status } }', { id: checkoutId }],
    [placeOrderMutation, { input: order }],
  ];
  for (const [mutation, variables] of attempts) {
    expect.soft((await refusal(stranger, mutation, variables))?.code, mutation).toBe('NOT_FOUND');
    // An unknown id gets the same response.
    const ghost = JSON.parse(replaceUuids(JSON.stringify(variables), randomUUID()));
    if (mutation !== placeOrderMutation)
      expect
        .soft((await refusal(stranger, mutation, ghost))?.code, `${mutation}, nobody’s`)
        .toBe('NOT_FOUND');
  }
  for (const staffOnly of [
    'query($id: ID!) { deskCase(consultationId: $id) { dob } }',
    'mutation($id: ID!) { deskTake(consultationId: $id) { status } }',
    'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Hi", asksPatient: false) { id } }',
  ])
    expect
      .soft((await refusal(stranger, staffOnly, { id: visit }))?.code, staffOnly)
      .toMatch(/FORBIDDEN|NOT_FOUND/);
  expect(await photoStatus(stranger, photo)).toBe(404);

  expect((await openIntakeOf(page)).revision).toBe(revision);
  expect(await photoStatus(page, photo)).toBe(200);
  await stranger.context().close();
});
