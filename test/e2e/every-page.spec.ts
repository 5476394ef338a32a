import { isHealthPage } from '#config/health-pages.ts';
import { addressesOf } from '#server/pages/site-files.ts';
import { routeTable } from '#simulators/routes.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, test, withThirdParties } from './support.ts';
import { consentToThirdParties, listenForThirdParties, openIdle } from './third-parties.ts';

/**
 * Every page of the product, as a visitor, the demo patient and an operator see it: without console output, accessible,
 * no wider than the screen, and health pages without a request to another origin, although the visitor agreed to third
 * parties and all are switched on. With CONTACT_SHEET set, each is also photographed there, for `npm run contact-sheet`.
 */
const people = { public: null, login: 'patient@example.com', staff: 'operator@example.com' } as const;
const sizes = Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } });
const folder = process.env.CONTACT_SHEET;
const origins = withThirdParties;

const pages = routeTable.routes.flatMap((route) =>
  addressesOf(route)
    // One of many pages with the same layout is enough for axe; the contact sheet shows them all.
    .slice(0, folder ? undefined : 2)
    .map((path) => ({ path, access: route.access, host: route.host === 'both' ? 'marketing' : route.host })),
);

test.beforeAll(({ thirdParties: _ }) => {});

for (const access of ['public', 'login', 'staff'] as const)
  test(`${access} pages`, async ({ page }) => {
    test.setTimeout(900_000);
    const foreign = await listenForThirdParties(page);
    await consentToThirdParties(page);
    const email = people[access];
    if (email) await enterAs(page, email, { origin: access === 'staff' ? origins.admin : origins.app });
    for (const { path, host } of pages.filter((one) => one.access === access)) {
      expect(await openIdle(page, `${origins[host]}${path}`), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      for (const [size, viewport] of sizes) {
        await page.setViewportSize(viewport);
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        await expect
          .poll(() => page.evaluate(overflow), `${path} is wider than the ${size}`)
          .toBeLessThanOrEqual(0);
        const name = `${size}${path.replaceAll('/', '_')}.png`;
        if (folder) await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
        else await expectAccessible(page);
      }
    }
    expect(foreign.filter(({ from }) => isHealthPage(from))).toEqual([]);
    const shared = access === 'public' ? ['https://recorder.example/r.js'] : [];
    expect([...new Set(foreign.map(({ to }) => to))], 'only open pages share, after consent').toEqual(shared);
  });
