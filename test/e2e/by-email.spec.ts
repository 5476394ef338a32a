import type { Page } from '@playwright/test';
import { finasteride } from '#test/harness/products.ts';
import { answerScreens, headingOf, healthyAnswers } from './answer-screens.ts';
import { approve, ask, detailsOf, expectCharged, liveThrough, visitOf } from './api.ts';
import { expectDiscreet, expectPagesBehind, expectUnsubscribing } from './check-mails.ts';
import { test, todayOf } from './desk.ts';
import { awaitMail, clickButton, mailsTo } from './inbox.ts';
import { sendPhoto, skipViews } from './send-photo.ts';
import { signUp } from './sessions.ts';
import { checkOut } from './shipping-details.ts';
import { expect, origins, ready } from './support.ts';
import { takeQuiz } from './take-quiz.ts';

test.use({ clockOf: 'by email', hasHistories: false });

const main = (page: Page) => page.getByRole('main');

/** From the quiz over its results and the plans to the order of a plan, by links alone. */
const orderSixMonths = async (page: Page): Promise<void> => {
  await page.waitForURL(`${origins.marketing}/quiz`);
  await ready(page);
  await takeQuiz(page);
  await main(page).getByRole('link', { name: 'see all treatments' }).click();
  await page.waitForURL('**/our-products');
  await main(page).getByRole('link', { name: 'Compare hair loss plans' }).click();
  await page.waitForURL('**/plan-selection');
  await ready(page);
  await page.getByRole('radio', { name: '6 months' }).check();
  const plan = page.getByRole('listitem', { name: 'Finasteride', exact: true });
  await plan.getByRole('button', { name: /^Continue to checkout/ }).click();
  await page.waitForURL(`${origins.app}/checkout?products=406`);
  await checkOut(page);
};

// About 80 days, one at a time. Staff act through the API.
test('from checkout to a refill and a renewal, by nothing but the links in the patient’s emails', {
  tag: '@deep',
}, async ({ page, browser, desk }) => {
  test.setTimeout(600_000);
  const { email } = await signUp(page);
  /** Opens the newest email with such a subject, of which there are at least so many, and follows its button. */
  const follow = async (subject: RegExp, path: string, count = 1): Promise<void> => {
    const mail = await awaitMail(page, email, subject, count);
    expect((await clickButton(page, mail)).status()).toBe(200);
    await page.waitForURL(`${origins.app}${path}**`);
    await ready(page);
  };
  const click = async (link: string | RegExp, path: string): Promise<void> => {
    await main(page).getByRole('link', { name: link }).first().click();
    await page.waitForURL(`${origins.app}${path}`);
  };
  const answer = async (end: string): Promise<void> =>
    answerScreens(page, healthyAnswers(await todayOf(desk), { dob: detailsOf(page).dob }), end);
  const heading = headingOf(page);

  await test.step('the welcome leads to the quiz and an order, the order’s email to its invoice', async () => {
    await follow(/^Welcome/, '/dashboard');
    await main(page).getByRole('link', { name: 'Find your treatment' }).click();
    await orderSixMonths(page);
    await follow(/^Your order is placed/, '/order-history');
    await expect(main(page)).toContainText('Nothing has been charged yet.');
  });

  const consultationId =
    await test.step('unanswered questions: the reminder leads to the intake and the photos', async () => {
      await liveThrough(desk, 1);
      await follow(/^We are waiting for you/, '/dashboard');
      await main(page).locator('a[href*="/consultation/intake"]').first().click();
      await page.waitForURL(`${origins.app}/consultation/intake`);
      await answer('Photos of your hair');
      await click('Start', '/consultation/photo-upload/global');
      await sendPhoto(page);
      await page.getByRole('button', { name: 'Next view' }).click();
      await skipViews(page, 'Submit photos');
      await page.waitForURL(`${origins.app}/dashboard`);
      return (await visitOf(page)).consultationId;
    });

  await test.step('a photo that the clinician cannot use: the email leads to the one to take again', async () => {
    await ask(desk, 'mutation($id: ID!) { deskTake(consultationId: $id) { consultationId } }', {
      id: consultationId,
    });
    const { deskCase } = await ask<{ deskCase: { photos: { id: string }[] } }>(
      desk,
      'query($id: ID!) { deskCase(consultationId: $id) { photos { id } } }',
      { id: consultationId },
    );
    await ask(desk, 'mutation($id: ID!) { deskRejectPhoto(photoId: $id, reason: "dark") { id } }', {
      id: deskCase.photos[0]?.id,
    });
    await follow(/^Please take a photo again/, '/retake-media');
    await expect(heading).toHaveText('One photo to retake');
    await page.getByRole('button', { name: 'Take it again' }).click();
    await sendPhoto(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(heading).toHaveText('Thank you, that is all');
  });

  await test.step('a question of the clinician: the email leads to the message', async () => {
    await ask(
      desk,
      'mutation($id: ID!) { deskMessage(consultationId: $id, body: "Is your weight stable?", asksPatient: true) { id } }',
      { id: consultationId },
    );
    await follow(/^You have a message/, '/messages');
    await page.getByRole('textbox', { name: 'Your message' }).fill('Yes, it is.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(main(page)).toContainText('Yes, it is.');
  });

  await test.step('another plan: the email leads to it, and accepting it charges the card', async () => {
    await ask(desk, 'mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }', {
      input: {
        consultationId,
        acknowledgedRuleIds: [],
        productIds: [finasteride],
        refills: 2,
        reason: 'Let us begin with three months.',
      },
    });
    await follow(/^You have a plan to review/, '/confirm-plan');
    await expect(main(page)).toContainText('Let us begin with three months.');
    await page.getByRole('checkbox', { name: /^I agree to the plan/ }).check();
    await page.getByRole('button', { name: 'Accept for $54.00' }).click();
    await page.waitForURL(`${origins.app}/treatment-plan`);
    await expectCharged(page, [5400]);
    await follow(/^Your answer is here/, '/treatment-plan');
    await expect(main(page)).toContainText(/refills? left/i);
  });

  await test.step('the package: the emails lead to its tracking number, and to where it can be reported', async () => {
    await liveThrough(desk, 2);
    await follow(/has shipped/, '/order-history');
    await expect(main(page)).toContainText(/tracking/i);
    await liveThrough(desk, 5);
    await follow(/was delivered/, '/order-history');
    await expect(main(page)).toContainText(/Delivered/);
  });

  await test.step('the check-in: the email leads to its questions, which are answered and sent', async () => {
    await liveThrough(desk, 39);
    await follow(/^Your check-in is ready/, '/consultation/checkin');
    await click('Begin', '/consultation/fmp-checkin');
    await expect(heading).toHaveText('How is it going?');
    await answer('Thank you. All is well');
  });

  await test.step('the charge in seven days: the email leads to where its date is changed', async () => {
    await liveThrough(desk, 24);
    await follow(/^Your next charge is on/, '/account');
    await expect(page.getByRole('button', { name: 'Change date' })).toBeVisible();
    await expectCharged(page, [5400]);
  });

  await test.step('the refill: charged once, and its receipt leads to it', async () => {
    await liveThrough(desk, 9);
    await expectCharged(page, [5400, 5400]);
    await follow(/^Receipt for/, '/order-history');
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  await test.step('the renewal: the email leads to its questions, a photo and the plan, and it is sent', async () => {
    await follow(/^It is time for your renewal/, '/dashboard');
    await click(/renew/i, '/renewal');
    await page.getByRole('button', { name: 'Start your renewal' }).click();
    await page.waitForURL(`${origins.app}/renewal/progress`);
    await answer('New photos');
    await click('Take photos', '/renewal/photos/front');
    await sendPhoto(page);
    await page.getByRole('link', { name: 'All views' }).click();
    await expect(page.getByRole('button', { name: 'Continue with 1 of 5' })).toBeVisible();
    await answer('Sent to your clinician');
  });

  await test.step('the clinician renews: the email leads to the treatment, which continues', async () => {
    await approve(desk, (await visitOf(page)).consultationId);
    await follow(/^Your answer is here/, '/treatment-plan', 2);
    await expect(main(page)).toContainText(/refills left/i);
    await expect(main(page).getByRole('link', { name: /^Renew/ })).toHaveCount(0);
    await expectCharged(page, [5400, 5400]);
  });

  await page.goto(`${origins.app}/robots.txt`);
  const all = await mailsTo(page, email);
  expect(all.length).toBeGreaterThan(13);

  await test.step('no email shows a word about health where others could read it', () => {
    for (const mail of all) expectDiscreet(mail);
  });
  await test.step('every button opens a page, and nothing to somebody who is not signed in', () =>
    expectPagesBehind(page, browser, all));
  await test.step('the link to unsubscribe ends one kind of message, and signs nobody in', () =>
    expectUnsubscribing(browser, all));
});
