import { detailsOf } from './api.ts';
import { messagesOf, showPart } from './desk.ts';
import { fillIntake } from './fill-intake.ts';
import { cancelRefills } from './refill-forms.ts';
import { tickAgreements, tickBoxes, typeShippingDetails } from './shipping-details.ts';
import {
  expect,
  expectAccessible,
  openReady,
  origins,
  photograph,
  ready,
  signIn,
  test,
  tickAll,
  typeCard,
  watch,
} from './support.ts';
import { takeQuiz } from './take-quiz.ts';

test.use({ clockOf: 'the journey' });

const finasteride = 211;
const password = 'a-long-enough-password';

/** A plain color image, large enough to be accepted as a photo. */
const photo = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 1200, height: 1600, channels: 3, background: { r: 120, g: 90, b: 70 } } })
    .jpeg()
    .toBuffer();
};

test(
  'S1.4, S1.5, S1.6, S1.7: from the first question to a refill and a cancellation',
  { tag: '@phone' },
  async ({ page, browser }, info) => {
    test.setTimeout(480_000);
    const email = `sam-${info.project.name}-${Date.now()}@example.com`;
    const look = (name: string, of = page, fullPage = true) =>
      photograph(of, `journey/${name}`, { fullPage });

    await test.step('the mini quiz leads to recommendations with reasons and prices', async () => {
      await page.goto(origins.marketing);
      await page.getByRole('link', { name: 'Find your treatment' }).first().click();
      await takeQuiz(page);
      await look('results');
      await expectAccessible(page);
    });

    await test.step('the cart goes to checkout on the app host by ?products=', async () => {
      await page
        .getByRole('button', { name: /add .*finasteride/i })
        .first()
        .click();
      await look('cart');
      await page
        .getByRole('dialog')
        .getByRole('link', { name: /checkout/i })
        .click();
      await page.waitForURL(`${origins.app}/checkout?products=**`);
      expect(new URL(page.url()).searchParams.get('products')).toContain(String(finasteride));
    });

    await test.step('an account is created at the identity provider', async () => {
      await page.getByRole('link', { name: 'Create your account' }).click();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Choose a password').fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.waitForURL(`${origins.app}/checkout?products=**`);
    });

    await test.step('an error is shown next to each invalid field, and no input is lost', async () => {
      await typeShippingDetails(page);
      await page.getByLabel('ZIP code').first().fill('1120');
      await typeCard(page, '4000 0000 0000 0002');
      await tickBoxes(page);
      await look('checkout');
      await expectAccessible(page);
      await page.getByRole('button', { name: /^place order/i }).click();
      await expect(page.getByLabel('ZIP code').first()).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('First name')).toHaveValue(detailsOf(page).firstName);
      await page.getByLabel('ZIP code').first().fill('11201');
      await tickAgreements(page);
    });

    await test.step('a declined card shows an error and can be replaced', async () => {
      await page.getByRole('button', { name: /^place order/i }).click();
      await expect(page.getByText('Your card was not accepted')).toBeVisible();
    });

    await test.step('the issuer requires confirmation (3-D Secure), then the order is placed', async () => {
      await typeCard(page, '4000 0025 0000 3155');
      await page.getByRole('button', { name: /^place order/i }).click();
      await page.getByRole('button', { name: 'Yes, confirm' }).click();
      await page.waitForURL(`${origins.app}/thankyou**`);
      await look('thankyou');
      await expectAccessible(page);
    });

    await test.step('the intake is filled in, left and resumed', async () => {
      await openReady(page, `${origins.app}/consultation/intake`);
      await look('intake');
      await page.getByRole('button', { name: /start/i }).click();
      const today = new Date().toISOString().slice(0, 10);
      await fillIntake(page, { drugTypes: ['finasteride'], today, state: 'NY', dob: detailsOf(page).dob });
      await look('review');
      await expectAccessible(page);
      // A reload before the last answers are saved shows the server's newer answers as those of another device.
      await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
      await page.reload();
      await ready(page);
      await expect(page.locator('#question-title')).toHaveText('Check your answers');
      await tickAll(page);
      await page.getByRole('button', { name: /send/i }).click();
      await page.waitForURL(`${origins.app}/consultation/photo-upload`);
    });

    await test.step('photos are uploaded', async () => {
      await page.getByRole('link', { name: 'Start' }).click();
      const picture = await photo();
      await page
        .getByLabel('Choose a photo')
        .last()
        .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: picture });
      await page.getByRole('button', { name: 'Use this photo' }).click();
      await expect(page.getByRole('progressbar', { name: '1 of 5 photos' })).toBeVisible();
      await look('photos');
      await expectAccessible(page);
      await openReady(page, `${origins.app}/consultation/photo-upload`);
      await page.getByRole('button', { name: /^continue with/i }).click();
      await page.waitForURL(`${origins.app}/dashboard`);
    });

    const deskContext = await browser.newContext({ viewport: page.viewportSize() });
    const desk = await deskContext.newPage();
    const deskComplaints = watch(desk);

    await test.step('a clinician reads, writes and approves; only then is the card charged', async () => {
      await page.goto(`${origins.app}/order-history`);
      await expect(page.getByText('Nothing has been charged yet.').first()).toBeVisible();

      await desk.goto(`${origins.admin}/desk`);
      await signIn(desk, 'clinician@example.com');
      await desk
        .getByRole('link', { name: `${detailsOf(page).firstName} ${detailsOf(page).lastName}` })
        .last()
        .click();
      await expect(desk.getByText(/Elm Place/)).toHaveCount(0);
      await expectAccessible(desk);
      await look('case', desk);
      await showPart(desk, 'Decision');
      await desk
        .getByLabel('Message to the patient')
        .fill('Your answers are clear. I will approve finasteride.');
      await desk.getByRole('button', { name: /send/i }).click();
      await expect(messagesOf(desk).getByText('I will approve finasteride.')).toBeVisible();
      await desk.getByRole('button', { name: /^approve as asked/i }).click();
      await desk
        .getByRole('dialog')
        .getByLabel('Your words to the patient')
        .fill('Nothing in your answers speaks against it.');
      await look('approve', desk, false);
      await desk
        .getByRole('dialog')
        .getByRole('button', { name: /^approve/i })
        .click();
      // The next case is open now; this one is closed.
      await expect(desk.getByText(/^Approved: Finasteride/)).toBeVisible();
      const back = desk.getByRole('link', { name: /^Back to (?!the queue)/ });
      const decided = await back.getAttribute('href');
      await back.click();
      await desk.waitForURL(`**${decided}`);
      await showPart(desk, 'Decision');
      await expect(desk.getByText('This case is closed.')).toBeVisible();
      await expect(desk.getByRole('button', { name: /^approve as asked/i })).toHaveCount(0);
    });

    await test.step('the patient sees the result in plain language', async () => {
      await page.goto(`${origins.app}/dashboard`);
      await expect(page.getByText('Finasteride 1 mg tablets').first()).toBeVisible();
      await look('dashboard');
      await expectAccessible(page);
      await page.goto(`${origins.app}/messages`);
      await expect(page.getByText('I will approve finasteride.')).toBeVisible();
      await look('messages');
      await page.goto(`${origins.app}/treatment-plan`);
      await expect(page.getByText(/refills? left/i).first()).toBeVisible();
      await look('treatment-plan');
      await expectAccessible(page);
      await page.goto(`${origins.app}/order-history`);
      await expect(page.getByText('$54.00').first()).toBeVisible();
      await look('order-history');
      await expectAccessible(page);
    });

    const moveClock = async (days: number) => {
      await openReady(desk, `${origins.admin}/desk/clock`);
      await desk.getByLabel('Days to move forward').fill(String(days));
      await desk.getByRole('button', { name: 'Move the clock' }).click();
      await expect(desk.getByRole('button', { name: 'Move the clock' })).toBeEnabled({ timeout: 150_000 });
      await expect(desk.getByRole('button', { name: /living through/i })).toHaveCount(0, {
        timeout: 150_000,
      });
    };
    const orders = () => page.getByRole('article');

    await test.step('after 80 days the refill was billed once and shipped', async () => {
      await moveClock(80);
      await page.goto(`${origins.app}/order-history`);
      await expect(orders()).toHaveCount(2);
      await expect(orders().first()).toContainText('$54.00');
      await expect(orders().first()).toContainText(/shipped|on its way|delivered/i);
      await look('refill');
    });

    await test.step('canceling takes two clicks, takes effect immediately and is confirmed in writing', async () => {
      await page.goto(`${origins.app}/account`);
      await look('account');
      await expectAccessible(page);
      await cancelRefills(page, /^cancel finasteride/i);
      await expect(page.getByText('Finasteride 1 mg tablets').first()).toBeVisible();
      await look('canceled');
      await expectAccessible(page);
      await moveClock(100);
      await page.goto(`${origins.app}/order-history`);
      await expect(orders()).toHaveCount(2);
    });

    expect(deskComplaints, 'the desk’s console stayed silent').toEqual([]);
    await deskContext.close();
  },
);
