import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test } from './support.ts';

/** Two numbers that belong to the running test alone, so that its patient shares no phone or address with another's. */
const ownNumbers = (): { readonly phone: number; readonly street: number } => {
  const { project, titlePath, retry, repeatEachIndex } = test.info();
  const digest = createHash('sha256')
    .update([project.name, ...titlePath, retry, repeatEachIndex].join('/'))
    .digest();
  return { phone: 1000 + (digest.readUInt16BE(0) % 9000), street: 1 + (digest.readUInt16BE(2) % 9000) };
};

/** Fills the name, birth date, phone and shipping address that checkout asks for. */
export const typeShippingDetails = async (page: Page): Promise<void> => {
  const { phone, street } = ownNumbers();
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Whitaker');
  await page.getByLabel('Month', { exact: true }).fill('07');
  await page.getByLabel('Day', { exact: true }).fill('21');
  await page.getByLabel('Year', { exact: true }).fill('1991');
  await page.getByLabel('Mobile phone').fill(`718555${phone}`);
  await page.getByLabel('Street address').fill(`${street} Elm Place`);
  await page.getByLabel('City').fill('Brooklyn');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP code').first().fill('11201');
};
