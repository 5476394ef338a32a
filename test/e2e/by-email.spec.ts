import type { Browser, Page } from '@playwright/test';
import { toCalendarDate } from '#kernel/dates.ts';
import { healthyCheckIn } from '#modules/eligibility/domain/questionnaires/healthy-check-in.ts';
import { namesHealth } from '#modules/mail/domain/names-health.ts';
import { finasteride } from '#test/harness/products.ts';
import {
  ask,
  expectCharged,
  intakeAnswers,
  liveThrough,
  openIntakeOf,
  placeOrder,
  safetyTexts,
  saveIntake,
  submitIntakeMutation,
  visitOf,
} from './api.ts';
import { test } from './desk.ts';
import { awaitMail, buttonOf, clickButton, linksOf, type Mail, mailsTo, previewOf } from './inbox.ts';
import { signUp } from './sessions.ts';
import { expect, openReady, origins, ready } from './support.ts';

test.use({ clockOf: 'by email' });

/** Finasteride for six months, which the clinician replaces by three. */
const sixMonths = 406;

const picture = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const stripes = Array.from({ length: 30 }, (_, at) => `<path d="M${at * 40} 0V1200" />`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><path d="M0 0H1200V1200H0Z" fill="#998877"/><g stroke="#443322" stroke-width="14">${stripes}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
};

const sendPhoto = async (page: Page): Promise<void> => {
  await page
    .getByLabel('Choose a photo')
    .last()
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('button', { name: 'Use this photo' })).toHaveCount(0);
};

const main = (page: Page) => page.getByRole('main');

/** The answers of the intake; returns the id of the visit. */
const answerIntake = async (page: Page): Promise<string> => {
  const { consultationId } = await visitOf(page);
  const intake = await openIntakeOf(page);
  const revision = await saveIntake(page, intake, intakeAnswers(['finasteride'], intake.savedAt));
  await ask(page, submitIntakeMutation, { id: intake.responseId, revision, read: safetyTexts });
  return consultationId;
};

interface OpenCheckIns {
  readonly demoClock: { readonly now: string };
  readonly currentUser: {
    readonly checkIns: readonly {
      readonly questionnaire: { responseId: string; revision: number; config: string } | null;
    }[];
  };
}

const answerCheckIn = async (page: Page, desk: Page): Promise<void> => {
  const { demoClock } = await ask<Pick<OpenCheckIns, 'demoClock'>>(desk, '{ demoClock { now } }');
  const { currentUser } = await ask<OpenCheckIns>(
    page,
    '{ currentUser { checkIns { questionnaire { responseId revision config } } } }',
  );
  const open = currentUser.checkIns.find(({ questionnaire }) => questionnaire)?.questionnaire;
  if (!open) throw new Error('No check-in is open.');
  const { responseId, revision, config } = open;
  const answers = Object.entries(healthyCheckIn(toCalendarDate(new Date(demoClock.now)))).filter(([id]) =>
    config.includes(`"id":"${id}"`),
  );
  const saved = await ask<{ saveCheckIn: { revision: number } }>(
    page,
    'mutation($input: IntakeSaveInput!) { saveCheckIn(input: $input) { revision } }',
    { input: { responseId, revision, answersJson: JSON.stringify(Object.fromEntries(answers)) } },
  );
  await ask(
    page,
    'mutation($id: ID!, $revision: Int!) { submitCheckIn(responseId: $id, revision: $revision) { result } }',
    { id: responseId, revision: saved.saveCheckIn.revision },
  );
};

/** Opens an address as somebody who is not signed in; returns the path of the page on which they end. */
const openAsStranger = async (browser: Browser, address: string): Promise<string> => {
  const context = await browser.newContext();
  const stranger = await context.newPage();
  const response = await stranger.goto(address);
  expect(response?.status(), address).toBeLessThan(400);
  const { pathname } = new URL(stranger.url());
  await context.close();
  return pathname;
};

/** Nothing that a locked phone or the servers on the way show names health. */
const expectDiscreet = (mail: Mail): void => {
  // Every patient has a page with this address, whatever they are treated for.
  const links = linksOf(mail).map((link) => link.replace('/treatment-plan', ''));
  const shown = [mail.subject, previewOf(mail), ...links, JSON.stringify(mail.headers)];
  expect(previewOf(mail), mail.subject).not.toBe('');
  for (const text of shown) expect(namesHealth(text), text).toBe(false);
};

// About 80 days, one at a time.
test('from checkout to a refill and a renewal, by nothing but the links in the patient’s emails', {
  tag: '@deep',
}, async ({ page, browser, desk }) => {
  test.setTimeout(600_000);
  const { email } = await signUp(page);
  const follow = async (subject: RegExp, path: string): Promise<void> => {
    const mail = await awaitMail(page, email, subject);
    expect((await clickButton(page, mail)).status()).toBe(200);
    await page.waitForURL(`${origins.app}${path}**`);
    await ready(page);
  };
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('the welcome leads to the account, the order to its invoice', async () => {
    await follow(/^Welcome/, '/dashboard');
    await placeOrder(page, [sixMonths]);
    await follow(/^Your order is placed/, '/order-history');
    await expect(main(page)).toContainText('Nothing has been charged yet.');
  });

  const consultationId =
    await test.step('unanswered questions: the reminder leads to the intake', async () => {
      await liveThrough(desk, 1);
      await follow(/^We are waiting for you/, '/dashboard');
      await main(page).locator('a[href*="/consultation/intake"]').first().click();
      await page.waitForURL(`${origins.app}/consultation/intake`);
      return answerIntake(page);
    });

  await test.step('a photo that the clinician cannot use: the email leads to the one to take again', async () => {
    await openReady(page, `${origins.app}/consultation/photo-upload`);
    await page.getByRole('link', { name: 'Start' }).click();
    await sendPhoto(page);
    await openReady(page, `${origins.app}/consultation/photo-upload`);
    await page.getByRole('button', { name: /^continue with/i }).click();
    await page.waitForURL(`${origins.app}/dashboard`);
    await ask(desk, 'mutation($id: ID!) { deskTake(consultationId: $id) { consultationId } }', {
      id: consultationId,
    });
    const { deskCase } = await ask<{ deskCase: { photos: { id: string }[] } }>(
      desk,
      'query($id: ID!) { deskCase(consultationId: $id) { photos { id } } }',
      { id: consultationId },
    );
    await ask(
      desk,
      'mutation($id: ID!, $reason: String!) { deskRejectPhoto(photoId: $id, reason: $reason) { id } }',
      {
        id: deskCase.photos[0]?.id,
        reason: 'dark',
      },
    );
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

  await test.step('the check-in: the email leads to its questions', async () => {
    await liveThrough(desk, 39);
    await follow(/^Your check-in is ready/, '/consultation/checkin');
    await main(page).getByRole('link', { name: 'Begin' }).click();
    await page.waitForURL(`${origins.app}/consultation/fmp-checkin`);
    await expect(heading).toHaveText('How is it going?');
    await answerCheckIn(page, desk);
  });

  await test.step('the charge in seven days: the email leads to where its date is changed', async () => {
    await liveThrough(desk, 24);
    await follow(/^Your next charge is on/, '/account');
    await expect(page.getByRole('button', { name: 'Change date' })).toBeVisible();
    await expectCharged(page, [5400]);
  });

  await test.step('the refill: charged once, its receipt leads to it, and the last one opens the renewal', async () => {
    await liveThrough(desk, 9);
    await expectCharged(page, [5400, 5400]);
    await follow(/^Receipt for/, '/order-history');
    await expect(page.getByRole('article')).toHaveCount(2);
    await follow(/^It is time for your renewal/, '/dashboard');
    await main(page).getByRole('link', { name: /renew/i }).first().click();
    await page.waitForURL(`${origins.app}/renewal`);
    await expect(heading).toContainText(/renew/i);
  });

  await page.goto(`${origins.app}/robots.txt`);
  const all = await mailsTo(page, email);
  expect(all.length).toBeGreaterThan(12);

  await test.step('no email shows a word about health where others could read it', () => {
    for (const mail of all) expectDiscreet(mail);
  });

  await test.step('every button opens a page, and nothing to somebody who is not signed in', async () => {
    for (const address of new Set(all.map(buttonOf))) {
      expect(new URL(address).search, address).toBe('');
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await expect(main(page)).toBeVisible();
      expect(await openAsStranger(browser, address), address).toMatch(/^\/oidc\//);
    }
  });

  await test.step('the link to unsubscribe ends one kind of message, and signs nobody in', async () => {
    const optional = all.filter(({ headers }) => headers['list-unsubscribe']);
    const links = new Set(optional.map(({ headers }) => headers['list-unsubscribe']?.slice(1, -1) ?? ''));
    expect(links.size).toBeGreaterThan(0);
    for (const mail of all) {
      const isOptional = optional.includes(mail);
      expect(
        linksOf(mail).some((href) => href.includes('unsubscribe')),
        mail.subject,
      ).toBe(isOptional);
    }
    const [link = ''] = links;
    expect(link).toMatch(/\?link=[0-9a-f]{64}$/);
    expect(await openAsStranger(browser, link)).toBe('/unsubscribe');
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(link);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(
      expect.stringContaining('session'),
    );
    const statusOf = (path: string, method: string) =>
      stranger.evaluate(async ([to, verb]) => (await fetch(to, { method: verb })).status, [
        path,
        method,
      ] as const);
    expect(await statusOf('/api/auth/me', 'GET')).toBe(204);
    const { pathname, search } = new URL(link);
    expect(
      await statusOf(`${pathname}${search.slice(0, -1)}${search.endsWith('0') ? '1' : '0'}`, 'POST'),
    ).toBe(404);
    for (const _ of ['once', 'again']) expect(await statusOf(`${pathname}${search}`, 'POST')).toBe(200);
    await context.close();
  });
});
