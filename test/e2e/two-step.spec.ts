import type { Page } from '@playwright/test';
import { signOut, signUp } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, signIn, test } from './support.ts';

/** The device of the browser: makes passkeys and signs with them as soon as a page asks, as after a touch of the finger. */
const addDevice = async (page: Page): Promise<void> => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const enterPassword = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('a clinician adds a passkey and signs in with it', { tag: '@deep' }, async ({ page, context }) => {
  await addDevice(page);
  await page.goto(`${origins.admin}/desk`);
  await signIn(page, 'colleague@example.com');
  await page.waitForURL(`${origins.admin}/desk`);
  await page.goto(`${origins.marketing}/oidc/security`);
  await expect(page.getByText('Your work needs two-step sign-in.')).toBeVisible();
  await page.getByLabel('Name of the passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Work laptop' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'two-step/staff', { fullPage: true });

  await context.clearCookies();
  await page.goto(`${origins.admin}/desk`);
  await enterPassword(page, 'colleague@example.com', 'demo-password');
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'two-step/code-or-passkey', { fullPage: true });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${origins.admin}/desk`);
});

test('a patient turns two-step sign-in on, signs out and in again with a passkey, and turns it off', {
  tag: '@phone',
}, async ({ page }) => {
  const { email, password } = await signUp(page);
  await addDevice(page);
  await openReady(page, `${origins.app}/account/info`);
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
  await section.getByRole('link', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'two-step/off', { fullPage: true });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
  await photograph(page, 'two-step/on', { fullPage: true });
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(section.getByText('On', { exact: true })).toBeVisible();

  await signOut(page);
  await page.goto(`${origins.app}/account/info`);
  await enterPassword(page, email, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Use your passkey' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'two-step/use', { fullPage: true });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(section.getByText('On', { exact: true })).toBeVisible();

  await section.getByRole('link', { name: 'Change or turn off' }).click();
  await page.getByRole('link', { name: 'Turn off two-step sign-in' }).click();
  await page.getByRole('button', { name: 'Use a passkey and turn off' }).click();
  await expect(page.getByText('Off.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
});
