import type { Page } from '@playwright/test';
import { choose, expect } from './support.ts';

/** Answers the mini quiz as a visitor who gives no email address, from its first page to the results. */
export const takeQuiz = async (page: Page): Promise<void> => {
  const tick = async (name: string): Promise<void> => {
    await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.getByRole('button', { name: 'Start' }).click();
  await choose(page, 'At my crown');
  await tick('Keep the hair I have');
  await choose(page, 'Either is fine');
  await tick('My father’s side');
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save your results');
  await page.getByRole('button', { name: 'Skip and see my results' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recommended plan');
};
