import type { Page } from '@playwright/test';
import { finasteride, intakeAnswers, ketoconazole, openIntakeOf, placeOrder, saveIntake } from './api.ts';
import { signUp } from './sessions.ts';
import { expect, openReady, origins, test } from './support.ts';

test('checkout shows an error next to each invalid field, and keeps the input', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  await openReady(page, `${origins.app}/checkout?products=${finasteride}`);
  const order = page.getByRole('button', { name: /^place order/i });
  await order.click();
  for (const label of ['First name', 'Last name', 'Street address', 'City', 'State', 'Cell phone'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByLabel('First name').fill('Sam <b>');
  await page.getByLabel('Last name').fill("O'Neill-Åberg");
  await page.getByLabel('Month', { exact: true }).fill('02');
  await page.getByLabel('Day', { exact: true }).fill('30');
  await page.getByLabel('Year', { exact: true }).fill('1991');
  await page.getByLabel('Cell phone').fill('555');
  await page.getByLabel('Street address').fill('9 Elm Place');
  await page.getByLabel('City').fill('Brooklyn');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP code').first().fill('11201');
  await order.click();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Last name')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(
    page.getByText('Use letters, spaces, hyphens and apostrophes in your first name.').first(),
  ).toBeVisible();
  await expect(page.getByText('Check the box to agree to the charges').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Sam <b>');
  await expect(page.getByLabel('Last name')).toHaveValue("O'Neill-Åberg");

  await openReady(page, page.url());
  await expect(page.getByLabel('First name')).toHaveValue('Sam <b>');
  await expect(page.getByLabel('City')).toHaveValue('Brooklyn');
  await expect(page.getByLabel('State')).toHaveValue('NY');
});

test('an order submitted before the payment processor’s card form has loaded waits for it', async ({
  page,
}) => {
  await signUp(page);
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/payment-simulator/assets/card-fields.js', async (route) => {
    await released;
    await route.continue();
  });
  await openReady(page, `${origins.app}/checkout?products=${finasteride}`);
  const order = page.getByRole('button', { name: /^place order/i });
  await order.click();
  await expect(page.getByRole('button', { name: 'Placing your order' })).toBeVisible();
  release();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the quiz can be answered with the keyboard alone', async ({ page }) => {
  await openReady(page, `${origins.marketing}/quiz`);
  const { keyboard } = page;
  await expect(heading(page)).toHaveText('Find your hair loss treatment');
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Where do you notice hair loss?');
  await keyboard.press('2');
  await expect(heading(page)).toHaveText('What would you like to achieve?');
  await keyboard.press('Backspace');
  await expect(page.getByRole('radio', { name: 'At my crown' })).toBeChecked();
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('What would you like to achieve?');
  await keyboard.press('Enter');
  await expect(page.getByText('Choose at least one answer.')).toBeVisible();
  await keyboard.press('1');
  await keyboard.press('2');
  await expect(page.getByRole('checkbox', { name: 'Try to regrow hair' })).toBeChecked();
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('How would you rather take a treatment?');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'As a tablet' })).toBeChecked();
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Who in your family has had hair loss?');
  await keyboard.press('3');
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Do you have dandruff?');
  await keyboard.press('2');
  await expect(heading(page)).toHaveText('Save your results');
  await page.getByRole('button', { name: 'Skip and see my results' }).focus();
  await keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your recommended plan');
  expect(new URL(page.url()).search, 'no answer in the address').toBe('');
});

/** Presses Tab until this element is focused; fails after more tab stops than a page has. */
const tabTo = async (page: Page, reached: () => Promise<boolean>): Promise<void> => {
  for (let stop = 0; stop < 40; stop += 1) {
    if (await reached()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
};

test('checkout can be filled in and submitted with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await openReady(page, `${origins.app}/checkout?products=${finasteride}`);
  const focused = (label: string) => () =>
    page
      .getByLabel(label, { exact: true })
      .first()
      .evaluate((element) => element === document.activeElement);
  const type = async (label: string, text: string) => {
    await tabTo(page, focused(label));
    await page.keyboard.type(text);
  };
  await type('First name', 'Sam');
  await type('Last name', 'Winter');
  await type('Month', '07');
  await type('Day', '21');
  await type('Year', '1992');
  await type('Cell phone', '7185550188');
  await type('Street address', '31 Oak Place');
  await type('City', 'Brooklyn');
  await type('State', 'New York');
  await type('ZIP code', '11201');
  const frame = page.frameLocator('iframe[title="Card details"]');
  const inFrame = (label: string) => () =>
    frame.getByLabel(label).evaluate((element) => element === document.activeElement && document.hasFocus());
  for (const [label, text] of [
    ['Card number', '4242424242424242'],
    ['Expiry', '1239'],
    ['Security code', '123'],
    ['ZIP code', '11201'],
  ] as const) {
    await tabTo(page, inFrame(label));
    await page.keyboard.type(text);
  }
  for (const words of [/terms of service/, /treated by telehealth/, /until I cancel/]) {
    const box = page.getByRole('checkbox', { name: words });
    await tabTo(page, () => box.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Space');
  }
  const order = page.getByRole('button', { name: /^place order/i });
  await tabTo(page, () => order.evaluate((element) => element === document.activeElement));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origins.app}/thankyou**`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [url, heard, text] of [
    [`${origins.marketing}/`, 'Keep the hair you have. Grow back what you can.', 'clinician'],
    [`${origins.marketing}/faq`, 'Questions and answers', 'How do I cancel?'],
    [`${origins.marketing}/legal/terms`, 'Terms of service', 'cancel'],
    [`${origins.app}/our-products`, 'All treatments', '$54.00'],
  ] as const)
    test(`${new URL(url).pathname} can be read`, { tag: '@deep' }, async ({ page }) => {
      await page.goto(url);
      await expect(heading(page)).toHaveText(heard);
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
});

test('a form that needs its script and is submitted before it has loaded puts nothing into the address', async ({
  page,
  browser,
}) => {
  await signUp(page);
  await placeOrder(page, [finasteride]);
  const intake = await openIntakeOf(page);
  const answers = Object.entries(intakeAnswers(['finasteride'], intake.savedAt));
  const at = answers.findIndex(([id]) => id === 'patchy');
  await saveIntake(page, intake, Object.fromEntries(answers.slice(0, at)));
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const still = await context.newPage();
  for (const [path, fill, press] of [
    ['/consultation/intake', () => still.getByRole('radio').first().check(), 'Continue'],
    ['/checkout', () => still.getByLabel('First name').fill('Samuel'), 'Place order'],
  ] as const) {
    const url = `${origins.app}${path}${path === '/checkout' ? `?products=${ketoconazole}` : ''}`;
    await still.goto(url);
    await fill();
    await still.getByRole('button', { name: press }).click();
    await still.waitForLoadState();
    expect(still.url()).toBe(url);
    await expect(heading(still)).toBeVisible();
  }
  await context.close();
});
