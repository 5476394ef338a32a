import { expect, expectAccessible, origins, test } from './support.ts';

const pages = [
  ['/', 'Keep the hair you have. Grow back what you can.'],
  ['/faq', 'Questions and answers'],
  ['/legal', 'Legal and privacy'],
  ['/legal/terms', 'Terms of service'],
] as const;

for (const [path, heading] of pages)
  test(`${path} reads well, silently and accessibly`, async ({ page }) => {
    await page.goto(`${origins.marketing}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
  });

test('the questions can be searched', async ({ page }) => {
  await page.goto(`${origins.marketing}/faq`);
  await page.getByLabel('Search the answers').fill('cancel');
  await expect(page.getByText('How do I cancel?')).toBeVisible();
  await expect(page.getByText('Do you take insurance?')).toBeHidden();
});

test('navigation in the browser keeps its promises: title, address, heading', async ({ page }) => {
  await page.goto(`${origins.marketing}/legal`);
  await page.getByRole('main').getByRole('link', { name: 'Refunds and returns' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refunds and returns');
  expect(new URL(page.url()).pathname).toBe('/legal/refunds');
});
