import type { Page } from '@playwright/test';
import { signOut } from './sessions.ts';
import {
  expect,
  expectAccessible,
  openReady,
  origins,
  photograph,
  test,
  withThirdParties,
} from './support.ts';

const look = (page: Page, name: string) => photograph(page, `google/${name}`, { fullPage: true });
/** The response of the profile route; the page must be on the app host. */
const whoIs = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/api/auth/me');
    return { status: response.status, user: response.status === 200 ? await response.json() : null };
  });

test.beforeAll(({ thirdParties: _ }) => {});

test('S1.13, S7.35: signing in with a second provider works when it is configured', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto(`${withThirdParties.app}/messages?open=3`);
  const button = page.getByRole('link', { name: 'Continue with Google' });
  await expect(button).toBeVisible();
  await look(page, 'sign-in');
  await expectAccessible(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${withThirdParties.app}/messages?open=3`);
  const user = await whoIs(page);
  expect(user).toMatchObject({ status: 200, user: { email: 'otto@google.example', role: 'patient' } });

  // Sign out, and sign in again from checkout with the same account.
  await signOut(page, withThirdParties.app);
  await openReady(page, `${withThirdParties.app}/checkout?products=211`);
  expect(await whoIs(page)).toEqual({ status: 204, user: null });
  await look(page, 'checkout');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.waitForURL(`${withThirdParties.app}/checkout?products=211`);
  await expect(page.getByText('Signed in as')).toContainText('otto@google.example');
  expect(await whoIs(page)).toEqual(user);
});

test('without the setting the button for the second provider is not shown', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto(`${origins.app}/messages`);
  await expect(page.getByRole('button', { name: /^sign in$/i })).toBeVisible();
  await expect(page.getByText('Google')).toHaveCount(0);
});
