import { expect, openReady, origins, plain, ready, signIn, test, watch } from './support.ts';

const PATIENT = 'patient@example.com';

/** The address to which the displayed sign-in page will return. */
const enter = async (page: Parameters<typeof signIn>[0], email = PATIENT): Promise<URL> => {
  await signIn(page, email);
  await page.waitForURL(
    (url) => Object.values(origins).includes(url.origin) && !url.pathname.startsWith('/oidc'),
  );
  return new URL(page.url());
};

test('S2.13, S2.14: a protected page leads to the login route with its path and query in returnTo', async ({
  page,
}) => {
  await page.goto(`${origins.app}/messages?open=3`);
  expect((await enter(page)).href).toBe(`${origins.app}/messages?open=3`);
});

test('S2.14: the patient search is returned to without its query', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${origins.admin}/desk/patients?again=1`);
  expect((await enter(page, 'operator@example.com')).href).toBe(`${origins.admin}/desk/patients`);
});

// The browser logs an error because the request for the page's data was refused.
plain(
  'a link to a protected page leads to the login route without loading the document first',
  { tag: '@deep' },
  async ({ page }) => {
    await openReady(page, `${origins.app}/our-products`);
    const banner = page.getByRole('banner');
    const menu = banner.getByLabel('Menu').first();
    if (await menu.isVisible()) await menu.click();
    await banner.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('button', { name: /^sign in$/i })).toBeVisible();
    expect((await enter(page)).href).toBe(`${origins.app}/dashboard`);
  },
);

test('a session that ends while a page is open leads to the sign-in page, and back to the page', async ({
  page,
  context,
}) => {
  await page.goto(`${origins.app}/account?from=letter`);
  await enter(page);
  await openReady(page, `${origins.app}/account?from=letter`);
  await context.clearCookies({ domain: 'app.localhost' });
  const login = page.waitForRequest((request) => request.url().includes('/api/auth/login'));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  // The provider's session still exists, so the patient gets a new session without input.
  expect((await login).url()).toBe(`${origins.app}/api/auth/login?returnTo=%2Faccount%3Ffrom%3Dletter`);
  await page.waitForResponse(`${origins.app}/account?from=letter`);
  const cookies = await context.cookies(origins.app);
  expect(cookies.some(({ name }) => name.startsWith('web_session'))).toBe(true);

  await ready(page);
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: /^sign in$/i })).toBeVisible();
  expect((await enter(page)).href).toBe(`${origins.app}/account?from=letter`);
});

for (const status of [204, 503])
  plain(
    `S2.13: a profile call answered with ${status} leads to the login route`,
    { tag: '@deep' },
    async ({ page }) => {
      await page.goto(`${origins.app}/dashboard?a=1`);
      await enter(page);
      const document = await (await page.goto(`${origins.app}/dashboard?a=1`))?.text();
      // Simulates a page that the server rendered without a user: the browser has to check the session.
      const body = document
        ?.replace(/"user":\{[^}]*\}/, '"user":null')
        .replace(/<div id="root">.*<\/div>(?=\s*<script)/s, '<div id="root"></div>');
      await page.route(`${origins.app}/dashboard?a=1`, (route) =>
        route.fulfill({ contentType: 'text/html', body: body ?? '' }),
      );
      let answer = (): void => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/auth/me', async (route) => {
        await asked;
        await route.fulfill({ status });
      });
      const login = page.waitForRequest((request) => request.url().includes('/api/auth/login'));
      const complaints = watch(page);
      await page.goto(`${origins.app}/dashboard?a=1`);
      await expect(page.getByText('Loading your dashboard')).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      answer();
      expect((await login).url()).toBe(`${origins.app}/api/auth/login?returnTo=%2Fdashboard%3Fa%3D1`);
      // The browser itself logs an error for such a response.
      const ofItself = (text: string): boolean => text.includes(`status of ${status}`);
      expect(complaints.filter((text) => !ofItself(text))).toEqual([]);
    },
  );
