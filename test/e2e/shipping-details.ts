import type { Page } from '@playwright/test';
import type { otto } from '../harness/people.ts';
import { cards, detailsOf } from './api.ts';
import { expect, origins, ready, typeCard } from './support.ts';
import { typeDate } from './type-answer.ts';

/** Fills the name, birth date, phone and shipping address that checkout asks for; those that the API helpers send when left out. */
export const typeShippingDetails = async (
  page: Page,
  { firstName, lastName, dob, phone, address }: typeof otto = detailsOf(page),
): Promise<void> => {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await typeDate(page, dob);
  await page.getByLabel('Cell phone').fill(phone);
  await page.getByLabel('Street address').fill(address.streetAddress1);
  await page.getByLabel('City').fill(address.city);
  await page.getByLabel('State').selectOption(address.state);
  await page.getByLabel('ZIP code').first().fill(address.zipCode);
};

/** Ticks every box of checkout that the order needs, as the page stands; those about news and offers stay empty. */
export const tickBoxes = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('checkbox', { name: /^I agree/ });
  for (const box of await boxes.all()) await box.check();
};

/**
 * Ticks every box of checkout that the order needs, once the tax of the address is known: a box whose text changes
 * with the price is unticked again. Needs a complete, valid address.
 */
export const tickAgreements = async (page: Page): Promise<void> => {
  await expect(page.getByText('Added for your address')).toHaveCount(0);
  await tickBoxes(page);
};

/** Agrees in a checkout that is filled in and places the order of a prescription, which charges nothing yet. */
export const placeOrderOn = async (page: Page): Promise<void> => {
  await tickAgreements(page);
  await page.getByRole('button', { name: /^place order/i }).click();
  await page.waitForURL(`${origins.app}/thankyou**`);
};

/** Fills in the checkout on the screen and places the order of a prescription, which charges nothing yet. */
export const checkOut = async (page: Page, details?: typeof otto): Promise<void> => {
  await ready(page);
  await typeShippingDetails(page, details);
  await typeCard(page, cards.good);
  await placeOrderOn(page);
};
