import type { Browser, BrowserContext, Page } from '@playwright/test';
import { foam } from '../harness/products.ts';
import { finasteride, placeOrder } from './api.ts';
import { signUp } from './sessions.ts';
import { expect, origins, photograph, test } from './support.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A page of a browser without scripts, signed in like the other one. */
const stillPage = async (browser: Browser, context: BrowserContext): Promise<Page> => {
  const still = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    viewport: { width: test.info().project.use.viewport?.width ?? 390, height: 844 },
  });
  return still.newPage();
};

/** Every field has a name, and Tab reaches the fields and buttons in the order in which they are read. */
const expectNamedInOrder = async (page: Page): Promise<void> => {
  const controls = page.getByRole('main').locator('input:visible, textarea:visible, select:visible');
  for (const control of await controls.all())
    await expect(control, 'a field has a label').toHaveAccessibleName(/\S/);
  expect(await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])').count()).toBe(0);
};

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the quiz leads to the results, and says what is missing', async ({ page, complaints }) => {
    await page.goto(`${origins.marketing}/quiz`);
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(heading(page)).toHaveText('Where do you notice hair loss?');
    await photograph(page, 'no-script/quiz-1');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Choose one answer.').first()).toBeVisible();
    await page.getByRole('radio', { name: 'At my crown' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('What would you like to achieve?');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'At my crown' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectNamedInOrder(page);
    await page.getByRole('checkbox', { name: 'Try to regrow hair' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Either is fine' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('checkbox', { name: 'My parents' }).check();
    await page.getByRole('checkbox', { name: 'No one' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Choose “No one” alone').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'My parents' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'No one' }).uncheck();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(page)).toHaveText('Do you have dandruff?');
    // Chromium writes every answer above 400 into the console: two were refused.
    expect(complaints.splice(0).map((line) => line.includes('status of 422'))).toEqual([true, true]);
    await photograph(page, 'no-script/quiz-last');
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: 'See your recommended plan' }).click();
    await expect(heading(page)).toHaveText('Your recommended plan');
    await expect(page.getByRole('main')).toContainText('Minoxidil');
    expect(page.url(), 'no answer in the address').toBe(`${origins.marketing}/quiz/results`);
    await photograph(page, 'no-script/results', { fullPage: true });
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await expect(heading(page)).toHaveText('Your cart');
    expect(new URL(page.url()).origin, 'the cart is known on the other host').toBe(origins.app);
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await photograph(page, 'no-script/cart', { fullPage: true });
  });

  test('the results without answers lead to the questions', async ({ page }) => {
    await page.goto(`${origins.marketing}/quiz/results`);
    await page.getByRole('link', { name: 'Answer the questions' }).click();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  for (const path of ['/our-products?for=ed', '/our-products/finasteride', '/plan-selection'])
    test(`${path} adds to the cart, and has no button that does nothing`, async ({ page }) => {
      await page.goto(`${origins.app}${path}`);
      await photograph(page, `no-script${path.replace(/\?.*/, '')}`, { fullPage: true, timeout: 60_000 });
      await expect(page.locator('main button[type=button]:visible')).toHaveCount(0);
      await expectNamedInOrder(page);
      await page
        .locator('main')
        .getByRole('button', { name: /^(Add to cart|Choose this plan)/ })
        .first()
        .click();
      await expect(heading(page)).toHaveText('Your cart');
    });

  test('the cart holds another amount instead, and is empty after removing', async ({ page }) => {
    await page.goto(`${origins.app}/our-products/minoxidil-foam`);
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await page.getByRole('link', { name: /^Choose another amount/ }).click();
    const amount = page.getByLabel(/^How much/);
    const last = await amount.locator('option').last().getAttribute('value');
    await amount.selectOption(last);
    await page.getByRole('button', { name: /^Add to cart/ }).click();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute(
      'href',
      `/checkout?products=${last}`,
    );
    await page.getByRole('link', { name: 'Continue to checkout' }).click();
    await expect(page.locator('main noscript p').first()).toContainText('Ordering needs JavaScript');
    await page.goBack();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
  });
});

test('without scripts a subscription is canceled in two clicks from the account', { tag: '@phone' }, async ({
  page,
  browser,
  context,
}) => {
  await signUp(page);
  await placeOrder(page, [foam]);
  const still = await stillPage(browser, context);
  await still.goto(`${origins.app}/account`);
  await still
    .getByRole('link', { name: /^cancel/i })
    .first()
    .click();
  await expect(heading(still)).toHaveText(/^Cancel/);
  await expectNamedInOrder(still);
  await photograph(still, 'no-script/cancel', { fullPage: true });
  await still.getByRole('radio', { name: 'It costs too much' }).check();
  await still.getByRole('button', { name: 'Cancel now' }).click();
  await expect(heading(still)).toHaveText('Your subscription has ended');
  await expect(still.locator('main button[type=button]:visible')).toHaveCount(0);
  await photograph(still, 'no-script/canceled', { fullPage: true });
  await still.context().close();
});

test('without scripts a message is sent, and an empty one is not', { tag: '@phone' }, async ({
  page,
  browser,
  context,
}) => {
  await signUp(page);
  await placeOrder(page, [finasteride]);
  const still = await stillPage(browser, context);
  await still.goto(`${origins.app}/messages?conversation=new`);
  await still.getByLabel('What is it about?').selectOption('delivery');
  await still.getByRole('button', { name: 'Send message' }).click();
  await expect(still.getByLabel('Your message')).toHaveAttribute('aria-invalid', 'true');
  await expect(still.getByLabel('What is it about?')).toHaveValue('delivery');
  await expectNamedInOrder(still);
  await photograph(still, 'no-script/message-refused', { fullPage: true });
  await still.getByLabel('Your message').fill('When does it arrive?');
  await still.getByRole('button', { name: 'Send message' }).click();
  await still.waitForURL(`${origins.app}/messages?conversation=4#conversation-title`);
  await expect(still.getByText('When does it arrive?')).toBeVisible();
  await expect(still.getByLabel('Your message')).toHaveValue('');
  await photograph(still, 'no-script/message-sent', { fullPage: true });
  await still.context().close();
});
