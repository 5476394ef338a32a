import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { DrugType } from '#modules/catalogue/index.ts';
import { shIntakeFor } from '#modules/eligibility/domain/questionnaires/sh-intake.ts';
import { shRouting } from '#modules/eligibility/domain/questionnaires/sh-routing.ts';
import {
  healthyEjaculationAnswers,
  healthyErectionAnswers,
} from '#modules/eligibility/domain/sexual-health.fixture.ts';
import { type Answers, pruneHidden, visibleQuestions } from '#modules/quiz/domain/intake/index.ts';
import { detailsOf, moneyOf, openIntakeOf, placeOrder, saveIntake } from './api.ts';
import { answerQuestion } from './fill-intake.ts';
import { signUp } from './sessions.ts';
import { tickAgreements, typeShippingDetails } from './shipping-details.ts';
import {
  expect,
  expectAccessible,
  openReady,
  origins,
  photograph,
  ready,
  test,
  tickAll,
  typeCard,
} from './support.ts';

/** Sildenafil 25 mg, 12 tablets, and the same for early ejaculation; sertraline 50 mg, 30 tablets. */
const sildenafil = 1001;
const sildenafilForBoth = 1231;
const sertraline = 1303;
const IDENTIFICATION = `${origins.app}/consultation/photo-upload/identification`;

const you: Answers = { sex_at_birth: 'male', dob: '1991-07-21', state: 'NY' };
const title = (page: Page) => page.locator('#question-title');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the choice of /get-started through the first questions, as a new patient. */
const route = async (page: Page, answers: Answers): Promise<void> => {
  await signUp(page);
  await openReady(page, `${origins.app}/get-started`);
  await page.getByRole('link', { name: 'Start with a few questions' }).click();
  await page.waitForURL(`${origins.app}/sh-condition-routing`);
  await ready(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  for (const question of visibleQuestions(shRouting, answers)) {
    await expect(title(page)).toContainText(question.label);
    await answerQuestion(page, question, answers[question.id]);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(title(page)).toHaveText('Check your answers');
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** The answers of a healthy patient on the day of the product's clock. */
const answersOf = (page: Page, drugTypes: readonly DrugType[], today: string, over: Answers): Answers =>
  pruneHidden(shIntakeFor(drugTypes), {
    ...healthyEjaculationAnswers,
    ...healthyErectionAnswers,
    bp: { systolic: 122, diastolic: 78, pulse: 68, takenOn: today },
    last_exam: '2026-01-15',
    dob: detailsOf(page).dob,
    ...over,
  });

/** Answers all questions but these, as on another device, and opens the page. */
const answerMost = async (
  page: Page,
  drugTypes: readonly DrugType[],
  { over = {}, without = [] }: { over?: Answers; without?: readonly string[] } = {},
): Promise<void> => {
  const intake = await openIntakeOf(page);
  const all = answersOf(page, drugTypes, intake.savedAt.slice(0, 10), over);
  const given = Object.entries(all).filter(([id]) => id !== 'attest' && !without.includes(id));
  await saveIntake(page, intake, Object.fromEntries(given));
  await openReady(page, `${origins.app}/consultation/sh-intake`);
};

const sendReviewed = async (page: Page): Promise<void> => {
  await expect(title(page)).toHaveText('Check your answers');
  // The texts to read are loaded after the page.
  await expect(page.getByRole('heading', { name: 'Please read this first' })).toBeVisible();
  await tickAll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send to a clinician' }).click();
};

test('S2.39, S2.45: erections, from /get-started to an intake that was sent', { tag: '@phone' }, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await route(page, { ...you, sh_concern: 'erection' });
  await page.waitForURL(`${origins.app}/condition/ed`);
  await ready(page);
  await expect(page.getByText(/From \$[\d.]+ per month/)).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'sexual-health/condition-ed', { fullPage: true });
  await page.getByRole('link', { name: 'Choose your treatment' }).first().click();
  await page.waitForURL(`${origins.app}/our-products#sexual-health`);
  await ready(page);
  await page.getByRole('button', { name: 'Start online visit: Sildenafil', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /checkout/i })
    .click();
  await page.waitForURL(`${origins.app}/checkout?products=**`);
  await typeShippingDetails(page);
  await typeCard(page, '4242 4242 4242 4242');
  await tickAgreements(page);
  await page.getByRole('button', { name: /^place order/i }).click();
  await page.waitForURL(`${origins.app}/thankyou**`);

  await openReady(page, `${origins.app}/dashboard`);
  await page.getByRole('link', { name: 'Start your health questions' }).first().click();
  await page.waitForURL(`${origins.app}/consultation/sh-intake`);
  await ready(page);
  await expectAccessible(page);
  // The other intake page leads here.
  await openReady(page, `${origins.app}/consultation/intake`);
  await expect(heading(page)).toHaveText('Your questions are on another page');
  await page.getByRole('link', { name: 'Go to your questions' }).click();
  await page.waitForURL(`${origins.app}/consultation/sh-intake`);

  await answerMost(page, ['sildenafil'], { over: { state: 'NY' }, without: ['last_exam'] });
  await expect(title(page)).toContainText('When was your last physical exam?');
  await photograph(page, 'sexual-health/intake');
  await page.getByLabel('Month', { exact: true }).fill('01');
  await page.getByLabel('Day', { exact: true }).fill('15');
  await page.getByLabel('Year', { exact: true }).fill('2026');
  await page.getByRole('button', { name: 'Continue' }).click();
  await photograph(page, 'sexual-health/review', { fullPage: true });
  await sendReviewed(page);
  await page.waitForURL(IDENTIFICATION);
  await ready(page);
  await page.getByRole('radio', { name: /please call me/ }).check();
  await page.getByLabel('When can we reach you, and on which number?').fill('After five, on my number.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(heading(page)).toHaveText('Thank you, we have it');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await page.waitForURL(`${origins.app}/dashboard`);
  await expect(page.getByRole('heading', { name: 'A clinician is reviewing your visit' })).toBeVisible();
  expect((await moneyOf(page)).charged).toEqual([0]);
});

test('S2.41: finishing too soon, with an antidepressant and its boxed warning', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  test.setTimeout(120_000);
  await route(page, { ...you, sh_concern: 'too_soon', pe_lose_firm: 'no' });
  await page.waitForURL(`${origins.app}/condition/pe`);
  await expectAccessible(page);
  await placeOrder(page, [sertraline]);
  await openReady(page, `${origins.app}/consultation/sh-intake`);
  await expect(heading(page)).toHaveText('One thing to read first');
  await page.getByRole('link', { name: 'Read the warning' }).click();
  await page.waitForURL(`${origins.app}/consultation/pe-side-effects-interstitial`);
  await ready(page);
  await expect(page.getByText('Boxed warning: thoughts of suicide')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'sexual-health/boxed-warning', { fullPage: true });
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(
    page.getByText('Please check the box to confirm that you have read the warning.'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read this warning/ }).check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await page.waitForURL(`${origins.app}/consultation/sh-intake`);
  await answerMost(page, ['sertraline'], { over: { sh_concern: 'too_soon', sh_want: 'daily_ssri' } });
  await sendReviewed(page);
  await page.waitForURL(IDENTIFICATION);
});

test('“not for me” takes the antidepressant out of the order and shows other ways', { tag: '@deep' }, async ({
  page,
}) => {
  await signUp(page);
  await placeOrder(page, [sertraline]);
  await openReady(page, `${origins.app}/consultation/pe-side-effects-interstitial`);
  await page.getByRole('button', { name: 'Not for me' }).click();
  await expect(heading(page)).toHaveText('You decided against it');
  await expect(page.getByRole('heading', { name: 'A delay spray' })).toBeVisible();
  await expectAccessible(page);
  expect(await moneyOf(page)).toEqual({ charged: [0], subscriptions: ['Canceled'] });
});

test('both: why erections come first, and both treated together', { tag: '@deep' }, async ({ page }) => {
  await route(page, { ...you, sh_concern: 'both' });
  await page.waitForURL(`${origins.app}/sh-condition-routing/ed-pe-interstitial`);
  await ready(page);
  await expectAccessible(page);
  await photograph(page, 'sexual-health/both', { fullPage: true });
  await page.getByRole('link', { name: 'See what helps with both' }).click();
  await page.waitForURL(`${origins.app}/condition/pe`);
  await placeOrder(page, [sildenafilForBoth]);
  await answerMost(page, ['sildenafil'], { over: { sh_concern: 'both' } });
  await sendReviewed(page);
  await page.waitForURL(IDENTIFICATION);
});

test('neither: a patient writes to the clinician with a prepared message', { tag: '@deep' }, async ({
  page,
}) => {
  const detail = 'A curve that hurts.';
  await route(page, { ...you, sh_concern: 'other', sh_concern_detail: detail });
  await page.waitForURL(`${origins.app}/sh-condition-routing/message-your-provider`);
  await expect(heading(page)).toHaveText('This is not something we treat online');
  await expectAccessible(page);
  await placeOrder(page, [sildenafil]);
  await openReady(page, `${origins.app}/sh-condition-routing/message-your-provider`);
  await expect(page.getByLabel('Your message')).toHaveValue(new RegExp(detail));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send to your care team' }).click();
  await page.getByRole('link', { name: 'Go to your messages' }).click();
  await page.waitForURL(`${origins.app}/messages`);
  await expect(page.getByText(detail)).toBeVisible();
});

test('refused for nitrates: immediately, with the reason, and nothing is charged', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await signUp(page);
  await placeOrder(page, [sildenafil]);
  await answerMost(page, ['sildenafil'], { without: ['nitrate_use'] });
  await page.getByRole('checkbox', { name: /Nitroglycerin/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(title(page)).toHaveText('We cannot treat this online');
  await expect(page.getByText(/nitrates or poppers can drop blood pressure/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'My answer is right' }).click();
  await page.waitForURL(`${origins.app}/not-eligible-user/alternatives`);
  await expect(page.getByText('A urologist')).toBeVisible();
  await expectAccessible(page);
  expect(await moneyOf(page)).toEqual({ charged: [0], subscriptions: ['Canceled'] });
});

test('S2.44: refused for age, before anything is bought, with a letter for their doctor', {
  tag: '@deep',
}, async ({ page }) => {
  await route(page, { ...you, sh_concern: 'erection', dob: '2010-05-05' });
  await expect(title(page)).toHaveText('We cannot prescribe to you online');
  await page.getByRole('link', { name: 'See what you can do instead' }).click();
  await page.waitForURL(`${origins.app}/not-eligible-user/sexual-health/age`);
  await ready(page);
  await expect(heading(page)).toHaveText('We cannot prescribe this at your age');
  await expectAccessible(page);
  await photograph(page, 'sexual-health/age', { fullPage: true });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Get the letter (PDF)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('letter.pdf');
  const letter = await readFile(await download.path());
  expect(letter.subarray(0, 5).toString()).toBe('%PDF-');
});

test('S2.39: skin care is not offered; with its flag four questions end in the waitlist', {
  tag: '@deep',
}, async ({ page }) => {
  await signUp(page);
  await openReady(page, `${origins.app}/consultation/dermatology`);
  await expect(heading(page)).toHaveText('Skin care is not offered');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('We will email you once when it is offered.')).toBeVisible();
  await openReady(page, `${origins.app}/consultation/dermatology?flag.enable-dermatology=true`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('checkbox', { name: 'Acne' }).check();
  for (const choice of ['Oily', 'Never', 'Some']) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: choice, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(heading(page)).toHaveText('Thank you. You are on the list');
  await expectAccessible(page);
});
