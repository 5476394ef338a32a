import type { Page } from '@playwright/test';
import { enterAs } from './sessions.ts';
import { expect, openReady, origins, test } from './support.ts';

interface TrackedEvent {
  readonly event: string;
  readonly payload: Record<string, unknown>;
}

/** The analytics events that the browser sends, in order. */
const listen = (page: Page): TrackedEvent[] => {
  const tracked: TrackedEvent[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { query = '', variables } = JSON.parse(request.postData() ?? '{}');
    if (!/^mutation CreateAnalyticsEvent\b/.test(query)) return;
    const { event, payload } = variables.analyticsEvent;
    tracked.push({ event, payload: JSON.parse(payload) });
  });
  return tracked;
};
const names = (tracked: readonly TrackedEvent[]) => tracked.map(({ event }) => event);
const payloadOf = (tracked: readonly TrackedEvent[], name: string) =>
  tracked.find(({ event }) => event === name)?.payload;

test('a mini quiz sends events from its start to its results, without answers', { tag: '@deep' }, async ({
  page,
}) => {
  const tracked = listen(page);
  await openReady(page, `${origins.marketing}/quiz`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Question 1 of').first()).toBeVisible();
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('1');
  await expect(page.getByText('Question 2 of').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Question 1 of').first()).toBeVisible();
  await expect
    .poll(() => names(tracked))
    .toEqual([
      'mini quiz started',
      'mini quiz question viewed',
      'mini quiz question answered',
      'mini quiz question viewed',
      'mini quiz went back',
      'mini quiz question viewed',
    ]);
  expect(tracked.map(({ payload }) => payload.step)).toEqual([1, 1, 1, 2, 2, 1]);
  expect(JSON.stringify(tracked)).not.toContain('hairline');
});

test('a product page, the cart and checkout send events with ids, prices and cadences', async ({ page }) => {
  const tracked = listen(page);
  await openReady(page, `${origins.app}/our-products/minoxidil-foam`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const panel = page.getByRole('dialog', { name: 'Your cart' });
  await expect(panel.getByRole('link', { name: 'Continue to checkout' })).toBeVisible();
  await expect.poll(() => names(tracked)).toContain('cart opened');
  expect(payloadOf(tracked, 'product page viewed')).toMatchObject({
    productId: 239,
    cadence: 3,
    value: 3900,
  });
  expect(payloadOf(tracked, 'add to cart')).toMatchObject({
    productIds: [239],
    specialties: ['hair_loss_care'],
  });
  await panel.getByRole('link', { name: 'Continue to checkout' }).click();
  await page.waitForURL(/\/checkout/);
  await expect.poll(() => names(tracked)).toContain('checkout viewed');
  expect(names(tracked)).toContain('cart checkout clicked');
  expect(payloadOf(tracked, 'checkout viewed')).toMatchObject({ productIds: [239], value: 3900 });
});

test('refill changes and canceling send events with only the subscription', { tag: '@deep' }, async ({
  page,
}) => {
  const tracked = listen(page);
  await enterAs(page, 'patient@example.com');
  await openReady(page, `${origins.app}/account`);
  await page.getByRole('button', { name: 'Change date' }).first().click();
  await expect.poll(() => names(tracked)).toEqual(['auto-refill preferences viewed']);
  expect(tracked[0]?.payload).toMatchObject({ subscriptionId: expect.stringMatching(/^[0-9a-f-]{36}$/) });

  await page
    .getByRole('link', { name: /^Cancel / })
    .first()
    .click();
  await page.waitForURL(/customer-service-request/);
  await expect.poll(() => names(tracked)).toContain('win-back offer viewed');
  expect(names(tracked)).toContain('subscription cancel started');
  await page.getByRole('link', { name: 'move the next charge, skip one or pause' }).click();
  await expect.poll(() => names(tracked)).toContain('win-back offer accepted');
});

test('while an operator impersonates a patient, the patient’s flags are used and no identity, page view or event is sent', {
  tag: '@deep',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/ld-')) asked.push(pathname);
    if (pathname !== '/graphql') return;
    asked.push(
      /^(?:query|mutation) (\w+)/.exec(JSON.parse(request.postData() ?? '{}').query ?? '')?.[1] ?? '',
    );
  });
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/patients`);
  await page.getByLabel('Email address or patient id').fill('patient@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'Act for this patient' }).click();
  await page.getByLabel('Why do you need to?').fill('The patient cannot find an order.');
  await page.getByRole('button', { name: 'Act for this patient' }).click();
  await page.waitForURL(`${origins.app}/dashboard`);
  asked.length = 0;
  // A product that this patient does not have already.
  await openReady(page, `${origins.app}/our-products/thickening-shampoo`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
  await expect.poll(() => asked).toContain('/api/ld-get-flags');
  expect(asked.filter((name) => /ld-(?!get-flags)|Analytics|Pageview/.test(name))).toEqual([]);
});
