import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test } from './support.ts';

/** Details that belong to the running test alone, so that no two of its patients are taken for one person. */
export const ownDetails = (): { readonly phone: string; readonly street: string; readonly dob: string } => {
  const { project, titlePath, retry, repeatEachIndex } = test.info();
  const digest = createHash('sha256')
    .update([project.name, ...titlePath, retry, repeatEachIndex].join('/'))
    .digest();
  const number = (at: number, least: number, most: number): number =>
    least + (digest.readUInt16BE(at) % (most - least + 1));
  const two = (at: number, most: number): string => String(number(at, 1, most)).padStart(2, '0');
  return {
    phone: `718555${number(0, 1000, 9999)}`,
    street: `${number(2, 1, 9999)} Elm Place`,
    dob: `${number(4, 1980, 1995)}-${two(6, 12)}-${two(8, 28)}`,
  };
};

/** Fills the name, birth date, phone and shipping address that checkout asks for. */
export const typeShippingDetails = async (page: Page): Promise<void> => {
  const { phone, street, dob } = ownDetails();
  const [year = '', month = '', day = ''] = dob.split('-');
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Last name').fill('Whitaker');
  await page.getByLabel('Month', { exact: true }).fill(month);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Year', { exact: true }).fill(year);
  await page.getByLabel('Mobile phone').fill(phone);
  await page.getByLabel('Street address').fill(street);
  await page.getByLabel('City').fill('Brooklyn');
  await page.getByLabel('State').selectOption('NY');
  await page.getByLabel('ZIP code').first().fill('11201');
};
