import type { Page } from '@playwright/test';
import { detailsOf, requestFinasteride } from './api.ts';
import { openCase, showPart, test } from './desk.ts';
import { sendPhoto } from './send-photo.ts';
import { enterAs, signUp } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, ready } from './support.ts';

const IDENTIFICATION = `${origins.app}/consultation/photo-upload/identification`;

const look = (page: Page, name: string) => photograph(page, `photos/${name}`, { fullPage: true });

test('S2.41, S2.25: an ID is asked for, rejected, taken again, read back and confirmed', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  test.setTimeout(180_000);
  const consultationId = await requestFinasteride(page);
  const { firstName, lastName } = detailsOf(page);
  await openReady(page, IDENTIFICATION);
  await expectAccessible(page);

  await openCase(desk, consultationId);
  await showPart(desk, 'Flags, photos');
  const identity = desk.getByRole('region', { name: 'Identity', exact: true });
  await desk.keyboard.press('t');
  await identity.getByRole('button', { name: 'Ask for an ID' }).click();
  await expect(desk.getByText('The patient is asked who they are')).toBeVisible();

  await page.goto(`${origins.app}/dashboard`);
  await page.getByRole('link', { name: 'Add a photo of your ID' }).first().click();
  await page.waitForURL(IDENTIFICATION);
  await ready(page);
  await look(page, 'identification');
  await page.getByRole('radio', { name: /I have no ID/ }).check();
  await expect(page.getByLabel('When can we reach you, and on which number?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Driver’s license/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front of your ID');
  await expectAccessible(page);
  await sendPhoto(page);
  await page.getByRole('button', { name: 'Next view' }).click();
  await sendPhoto(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have it');
  await expect(page.getByText(/The pictures will be deleted on/)).toBeVisible();
  await look(page, 'identification-sent');
  await expectAccessible(page);

  await openCase(desk, consultationId);
  await showPart(desk, 'Flags, photos');
  await identity.getByRole('button', { name: 'Reject Front of the ID' }).click();
  await desk.getByRole('radio', { name: 'We cannot read the ID.' }).check();
  await desk.getByRole('button', { name: 'Reject the photo' }).click();
  await expect(desk.getByText('The patient is asked to take this photo again.')).toBeVisible();

  await page.goto(`${origins.app}/dashboard`);
  await page.getByRole('link', { name: 'Take your photos again' }).first().click();
  await page.waitForURL(`${origins.app}/retake-media`);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One photo to retake');
  await expect(page.getByText('We cannot read the ID.')).toBeVisible();
  await expect(page.getByText(/We can wait until/)).toBeVisible();
  await look(page, 'retake');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take it again' }).click();
  await sendPhoto(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, that is all');
  await openReady(page, `${origins.app}/retake-media`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No photos to retake');
  await expectAccessible(page);

  await openCase(desk, consultationId);
  await showPart(desk, 'Flags, photos');
  await identity.getByRole('button', { name: 'Read back' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Name, as on the document').fill(`${lastName} ${firstName}`);
  const [year = '', month = '', day = ''] = detailsOf(page).dob.split('-');
  await dialog.getByLabel('Month').fill(month);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Year').fill(year);
  await photograph(desk, 'photos/read-back');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(desk.getByText('The identity is confirmed')).toBeVisible();
  await expect(identity).toContainText('Confirmed on');

  await openReady(page, IDENTIFICATION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your identity is confirmed');
});

test('S2.25: progress is captured with the camera, shared by choice, compared by keyboard and deleted', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000);
  // A camera that shows stripes.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 640;
      const context = canvas.getContext('2d');
      const draw = () => {
        if (!context) return;
        context.fillStyle = '#998877';
        context.fillRect(0, 0, 640, 640);
        context.fillStyle = '#443322';
        for (let x = 0; x < 640; x += 24) context.fillRect(x, 0, 9, 640);
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  });
  await signUp(page);
  await openReady(page, `${origins.app}/progress-tracker`);
  await expect(page.getByRole('heading', { name: 'No photos yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Take photos' }).click();
  await page.waitForURL(`${origins.app}/progress-capture`);
  await ready(page);
  await page.getByRole('button', { name: 'Take photo' }).click();
  const camera = page.getByRole('dialog', { name: 'Front' });
  await expect(camera.getByText('Light and focus look good.')).toBeVisible();
  await photograph(page, 'photos/camera');
  await expectAccessible(page);
  await camera.getByRole('button', { name: 'Take photo' }).click();
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('progressbar', { name: '1 of 5 photos' })).toBeVisible();
  await look(page, 'capture');
  await expectAccessible(page);
  for (const view of ['Next view', 'Skip this view', 'Skip this view', 'Skip this view', 'Skip this view'])
    await page.getByRole('button', { name: view }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 of 5 photos');
  await page.getByRole('checkbox', { name: /Share today’s photos/ }).check();
  await page.getByRole('checkbox', { name: /Remind me once a month/ }).check();
  await expect(page.getByText(/The next one comes on/)).toBeVisible();
  await look(page, 'capture-end');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.waitForURL(`${origins.app}/progress-tracker`);
  await expect(page.getByRole('checkbox', { name: /Share with my clinician/ })).toBeChecked();
  await page.getByRole('button', { name: /^Note: Front/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('First one.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('First one.')).toBeVisible();
  await page.getByRole('button', { name: /^Delete: Front/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await expect(page.getByRole('heading', { name: 'No photos yet' })).toBeVisible();
});

test('S2.25: the demo patient compares four months under a slider that keys move', { tag: '@deep' }, async ({
  page,
}) => {
  await enterAs(page, 'patient@example.com');
  await openReady(page, `${origins.app}/progress-tracker`);
  await page.getByRole('radio', { name: 'Crown' }).check();
  const slider = page.getByRole('slider', { name: /Compare crown/ });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', '50% then, 50% now');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '52% then, 48% now');
  const cut = () => slider.evaluate((range) => range.parentElement?.style.getPropertyValue('--cut'));
  expect(await cut()).toBe('52%');
  await page.keyboard.press('End');
  expect(await cut()).toBe('100%');
  await page.keyboard.press('Home');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('PageUp');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /after 2 months of treatment/ })
      .first(),
  ).toBeVisible();
  const download = page.getByRole('link', { name: /^Download: Crown/ }).first();
  await expect(download).toHaveAttribute('download', /^crown-\d{4}-\d\d-\d\d\.webp$/);
  await look(page, 'tracker');
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
