import { addressesOf } from '#server/pages/site-files.ts';
import { routeTable } from '#simulators/routes.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, test } from './support.ts';

/**
 * Every page of the product, as a visitor, the demo patient and an operator see it: without console output, accessible,
 * no wider than the screen. With CONTACT_SHEET set, each is also photographed there, for `npm run contact-sheet`.
 */
const people = { public: null, login: 'patient@example.com', staff: 'operator@example.com' } as const;
const sizes = Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } });
const folder = process.env.CONTACT_SHEET;

const pages = routeTable.routes.flatMap((route) =>
  addressesOf(route)
    // One of many pages with the same layout is enough for axe; the contact sheet shows them all.
    .slice(0, folder ? undefined : 2)
    .map((path) => ({ path, access: route.access, host: route.host === 'both' ? 'marketing' : route.host })),
);

for (const access of ['public', 'login', 'staff'] as const)
  test(`${access} pages`, { tag: '@once' }, async ({ page }) => {
    test.setTimeout(900_000);
    const email = people[access];
    if (email) await enterAs(page, email, { origin: access === 'staff' ? origins.admin : origins.app });
    for (const { path, host } of pages.filter((one) => one.access === access)) {
      await openReady(page, `${origins[host]}${path}`);
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
  });
