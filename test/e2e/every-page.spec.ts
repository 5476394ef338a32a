import { isHealthPage } from '#config/health-pages.ts';
import { addressesOf } from '#server/pages/site-files.ts';
import { routeTable } from '#simulators/routes.ts';
import { deep } from '../harness/deep.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, test, withThirdParties } from './support.ts';
import { consentToThirdParties, listenForThirdParties, openIdle } from './third-parties.ts';

/**
 * Every page of the product, as a visitor, the demo patient and an operator see it: without console output, accessible,
 * no wider than the screen, also at 400 % zoom, and health pages without a request to another origin, although the visitor agreed to third
 * parties and all are switched on. axe, which takes most of the time, checks each page at the width at which most people
 * read it, and with `npm run test:deep` at both. With CONTACT_SHEET set, each page is also photographed there, for
 * `npm run contact-sheet`.
 */
const people = { public: null, login: 'patient@example.com', staff: 'operator@example.com' } as const;
const sizes = Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
  // A screen of 1280 × 1024 at 400 % (WCAG 2.2, 1.4.10 Reflow).
  zoomed: { width: 320, height: 256 },
});
const folder = process.env.CONTACT_SHEET;
const origins = withThirdParties;

/** The width at which axe checks the pages: the phone's for patients, the desktop's for staff. */
const usual = { public: 'phone', login: 'phone', staff: 'desktop' } as const;
/** All pages with `npm run test:deep` and for the contact sheet; otherwise every so many, one after the other in the routes. */
const EVERY = deep || folder ? 1 : 8;
/** Parts of one list of pages, which workers can share. */
const PARTS = EVERY === 1 ? 2 : 1;

const pages = routeTable.routes.flatMap((route) =>
  addressesOf(route)
    // One of many pages with the same layout is enough; the contact sheet shows them all.
    .slice(0, folder ? undefined : deep ? 2 : 1)
    .map((path) => ({ path, access: route.access, host: route.host === 'both' ? 'marketing' : route.host })),
);
const chosen = (['public', 'login', 'staff'] as const).flatMap((access) =>
  pages.filter((one) => one.access === access).filter((_, index) => index % EVERY === 0),
);

test.beforeAll(({ thirdParties: _ }) => {});

/** Every second page: the open pages, one after the other in the routes, come to both parts. */
const partOf = (access: keyof typeof people, part: number) =>
  chosen.filter((one) => one.access === access).filter((_, index) => index % PARTS === part);

const parts = (['public', 'login', 'staff'] as const).flatMap((access) =>
  Array.from({ length: PARTS }, (_, part) => ({ access, part })),
);

for (const { access, part } of parts)
  test(`${access} pages, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(900_000);
    const foreign = await listenForThirdParties(page);
    await consentToThirdParties(page);
    const email = people[access];
    if (email) await enterAs(page, email, { origin: access === 'staff' ? origins.admin : origins.app });
    const tooWide: string[] = [];
    for (const { path, host } of partOf(access, part)) {
      expect(await openIdle(page, `${origins[host]}${path}`), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      for (const [size, viewport] of sizes) {
        await page.setViewportSize(viewport);
        const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
        const fits = () => expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);
        await fits().catch(() => tooWide.push(`${path} is wider than the ${size}`));
        const name = `${size}${path.replaceAll('/', '_')}.png`;
        if (size === 'zoomed') continue;
        if (folder) await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
        else if (deep || size === usual[access]) await expectAccessible(page);
      }
    }
    expect(tooWide).toEqual([]);
    expect(foreign.filter(({ from }) => isHealthPage(from))).toEqual([]);
    const shared = access === 'public' ? ['https://recorder.example/r.js'] : [];
    expect([...new Set(foreign.map(({ to }) => to))], 'only open pages share, after consent').toEqual(shared);
  });
