import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hairLossBasics } from '#modules/eligibility/domain/questionnaires/hair-loss-basics.ts';
import {
  ordinaryBasics as basics,
  healthyHairHistory,
} from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { startBasics } from '#modules/eligibility/domain/questionnaires/start-basics.ts';
import { type Answers, type QuizConfig, visibleQuestions } from '#modules/quiz/domain/intake/index.ts';
import { answerQuestion } from './fill-intake.ts';
import { expect, expectAccessible, openReady, origins, ready, test, tickAll } from './support.ts';

const hair: Answers = { ...healthyHairHistory, previous_treatment: ['none'] };

const start = async (page: Page, path: string): Promise<void> => {
  await openReady(page, `${origins.marketing}${path}`);
  await page.getByRole('button', { name: 'Start' }).click();
};

/** Answers every question up to a given one, or up to the review. */
const fill = async (page: Page, config: QuizConfig, answers: Answers, until?: string): Promise<void> => {
  for (const question of visibleQuestions(config, answers)) {
    await expect(page.locator('#question-title')).toContainText(question.label);
    if (question.id === until) return;
    await answerQuestion(page, question, answers[question.id]);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page.locator('#question-title')).toHaveText('Check your answers');
};

test('S2.32: from the first question to the treatment: a visitor’s answers are theirs after signing up', {
  tag: '@phone',
}, async ({ page }) => {
  await start(page, '/start/basics');
  await fill(page, startBasics, basics);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.waitForURL(/hair-loss-basics$/);
  await ready(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await fill(page, hairLossBasics, hair);
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.waitForURL(/account-creation$/);
  await ready(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agree and create my account' }).click();
  await expect(page.getByText('Please check each box to continue')).toBeVisible();
  await tickAll(page);
  await page.getByRole('button', { name: 'Agree and create my account' }).click();

  await page.getByLabel(/e-?mail/i).fill(`start-${randomUUID()}@example.com`);
  await page.getByLabel('Choose a password').fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL(/doctor-visit-payment$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your doctor visit costs nothing');
  await expectAccessible(page);
  expect(page.url()).not.toMatch(/norwood|answers|lead/);
  await expect(async () => {
    await openReady(page, `${origins.marketing}/start/basics`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have answered these questions', {
      timeout: 500,
    });
  }).toPass();
});

test('a stop shows the reason immediately, with a link to continue', { tag: '@deep' }, async ({ page }) => {
  await start(page, '/start/question-flow/hair-loss-basics');
  await fill(page, hairLossBasics, { ...hair, patchy: 'yes' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('#question-title')).toHaveText('We cannot prescribe to you online');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Your answers are deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'See what you can do instead' }).click();
  await page.waitForURL(/not-eligible-user\/alternatives$/);
});

test.describe('input before the page’s script has loaded', () => {
  /** Opens a page whose scripts are delayed until `release`. */
  const openWithoutScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origins.marketing}${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
    return async () => {
      release();
      await ready(page);
      await page.unroute('**/assets/**/*.js');
    };
  };

  test('in a radio button is kept', async ({ page }) => {
    const path = '/start/question-flow/hair-loss-basics';
    await start(page, path);
    await fill(page, hairLossBasics, hair, 'patchy');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const release = await openWithoutScripts(page, path);
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await release();
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('#question-title')).toContainText('When did you first notice hair loss?');
  });

  test('in a checkbox, a select or a text field is kept', { tag: '@deep' }, async ({ page }) => {
    const path = '/start/basics';
    await start(page, path);
    await fill(page, startBasics, basics, 'state');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    let release = await openWithoutScripts(page, path);
    await page.getByRole('combobox').selectOption('NY');
    await release();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('#question-title')).toContainText('Which state do you live in?');
    await page.getByRole('combobox').selectOption('NY');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('#question-title')).toContainText('What would you like from treatment?');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    release = await openWithoutScripts(page, path);
    await page.getByRole('checkbox', { name: 'Keep the hair I have' }).check();
    await release();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('#question-title')).toHaveText('Check your answers');
  });
});

test('the keyboard is enough: digits choose, Enter continues, an invalid field gets the focus', {
  tag: '@deep',
}, async ({ page }) => {
  await openReady(page, `${origins.marketing}/start/question-flow/hair-loss-basics`);
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.locator('#question-title')).toBeFocused();
  await page.keyboard.press('4');
  await expect(page.getByRole('radio', { name: /Mainly the crown/ })).toBeChecked();
  await page.getByRole('radio', { name: /Mainly the crown/ }).press('Enter');
  await expect(page.locator('#question-title')).toContainText('Where do you notice it?');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByText('Please answer this question.')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.locator('#question-title')).toContainText('round or patchy bald spots');
});
