import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('the search forgives a typing error, is worked by keyboard, and keeps what was typed', {
  tag: '@phone',
}, async ({ page }) => {
  await openReady(page, `${origins.app}/search`);
  const field = page.getByLabel('What are you looking for?');
  await field.focus();
  await page.keyboard.type('finastride');
  await page.keyboard.press('Enter');
  await expect(page.getByText('for “finastride”')).toBeVisible();
  await expect(field).toHaveValue('finastride');
  await expect(page).toHaveTitle('Search | Thicket');
  await expectAccessible(page);
  await photograph(page, 'search');
  const treatments = page.getByRole('region', { name: 'Treatments' });
  await expect(treatments.getByText('sexual side effects').first()).toBeVisible();
  // From the field over its button to the first result.
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(treatments.getByRole('link', { name: 'Finasteride', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/our-products\/finasteride$/);
});

test('the search says what is wrong, and where else to look', { tag: '@deep' }, async ({ page }) => {
  await openReady(page, `${origins.app}/search?q=%3F%21`);
  await expect(page.getByRole('alert')).toHaveText('Use letters or numbers in your search.');
  await expect(page.getByLabel('What are you looking for?')).toHaveValue('?!');
  await expectAccessible(page);
  await openReady(page, `${origins.app}/search?q=xylophone`);
  await expect(page.getByRole('heading', { name: 'Nothing found for “xylophone”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All treatments' }).first()).toBeVisible();
  await expectAccessible(page);
});
