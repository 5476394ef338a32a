import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { ManualClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { readFacts, type ScreenPath, screenPaths } from '../scenarios/screens.ts';
import type { Patient } from '../scenarios/steps.ts';
import { liveThreeYears } from '../scenarios/three-years.ts';
import { ask, cardToken, detailsOf, liveThrough } from './api.ts';
import { test } from './desk.ts';
import { formActs } from './form-acts.ts';
import { enterAs, signUp } from './sessions.ts';
import { expect, origins, photograph, watch } from './support.ts';

test.use({ clockOf: 'three years' });

const visitor = (page: Page) => ({
  ask: (source: string, variables: Record<string, unknown> = {}) =>
    ask<Record<string, unknown>>(page, source, variables),
});

/** The main part of a page, as text on one line. */
const textOf = async (page: Page, path: ScreenPath): Promise<string> => {
  await page.goto(`${origins.app}${path}`);
  // biome-ignore lint/performance/useDomNodeTextContent: the text of neighboring blocks must not run together.
  const text = await page.locator('main').evaluate((main: HTMLElement) => main.innerText);
  return text.replace(/\s+/g, ' ');
};

const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false },
};

/** The same account in a browser of its own, at the other width. */
const otherDevice = async (
  context: BrowserContext,
  account: { email: string; password: string },
): Promise<Page> => {
  const page = await context.newPage();
  await enterAs(page, account.email, { password: account.password });
  await page.goto(`${origins.app}/robots.txt`);
  return page;
};

// In short by test/scenarios/three-years.deep.test.ts, which renders the same pages without a browser.
test('three years with two devices: every screen says what the tables say, and every charge was announced', {
  tag: '@deep',
}, async ({ page, browser, desk, product }) => {
  test.setTimeout(1_800_000);
  const account = await signUp(page);
  const isPhone = (page.viewportSize()?.width ?? 0) < 800;
  const context = await browser.newContext(isPhone ? devices.desktop : devices.phone);
  const other = await otherDevice(context, account);
  const complaints = watch(other);
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const { currentUser } = await ask<{ currentUser: { id: string } }>(page, '{ currentUser { id } }');
  const rows = async (sql: string) => (await database.query(sql, [currentUser.id])).rows;

  const clock = new ManualClock(new Date());
  const readClock = async () =>
    clock.set(
      new Date((await ask<{ demoClock: { now: string } }>(desk, '{ demoClock { now } }')).demoClock.now),
    );
  const pass = async (days: number) => {
    await liveThrough(desk, Math.max(1, Math.round(days)));
    await readClock();
  };
  await readClock();
  const { address, firstName, lastName, dob, phone } = detailsOf(page);
  const patient: Patient = {
    parts: {
      clock,
      patient: visitor(page),
      clinician: visitor(desk),
      issueCard: (number) => cardToken(page, number),
      newId: () => randomIds.uuid(),
      // Background work is done when the next day has begun.
      settle: () => pass(1),
    },
    details: { address, firstName, lastName, dob, phone },
    state: address.state,
    ask: visitor(page).ask,
    otherDevice: visitor(other),
  };
  let looks = 0;
  try {
    await liveThreeYears({
      patient,
      acts: formActs([page, other]),
      rows,
      pass,
      step: (name, act) => test.step(name, act),
      read: async () => {
        const texts: [ScreenPath, string][] = [];
        for (const path of screenPaths) {
          texts.push([path, await textOf(page, path)]);
          if (looks % 6 === 0) await photograph(page, `three-years/${looks}${path.replaceAll('/', '-')}`);
        }
        looks += 1;
        return Object.fromEntries(texts) as Record<ScreenPath, string>;
      },
    });
    expect((await readFacts(rows)).charges.length).toBeGreaterThan(8);
    expect(complaints, 'the other device’s console stayed silent').toEqual([]);
  } finally {
    await database.end();
    await context.close();
  }
});
