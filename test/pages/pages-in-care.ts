import { vi } from 'vitest';
import { routeTable } from '#simulators/routes.ts';
import { isSessionTouch } from './crawl.ts';
import type { Product } from './product.ts';
import type { StatementCounter } from './statement-counter.ts';

/** People of the demo by the state that their care is in, which decides what its pages show. */
const people = [
  ['an open intake about sexual health', 'joel@example.com'],
  ['a due check-in', 'gabe@example.com'],
  ['a check-in at the desk', 'vaughn@example.com'],
  ['a request for another dose', 'marcus@example.com'],
  ['another dose to ask for', 'peter@example.com'],
  ['photos of an ID', 'nate@example.com'],
  ['a renewal in progress', 'rolf@example.com'],
] as const;

/** Questionnaires, photos, and the pages about care: those that read the state of a visit. */
const aboutCare = /^\/modules\/(consultation|renewal|portal|call|message)\/pages\//;

const pages = routeTable.routes.filter(
  ({ page, access, path, host }) =>
    aboutCare.test(page) && access === 'login' && host !== 'admin' && !path.includes('{'),
);

export interface PageInCare {
  readonly state: string;
  readonly path: string;
  readonly statements: readonly string[];
}

/** The pages of care as each of these people opens them, with the SQL statements that they cost. Needs a faked Date. */
export const openPagesInCare = async (
  { signedIn, origins }: Pick<Product, 'signedIn' | 'origins'>,
  counter: StatementCounter,
): Promise<readonly PageInCare[]> => {
  const opened: PageInCare[] = [];
  for (const [state, email] of people) {
    const browser = await signedIn(origins.app, email);
    for (const { path } of pages) {
      const url = `${origins.app}${path}`;
      vi.setSystemTime(Date.now() + 2_000);
      await browser.open(url, { follow: false });
      opened.push({ state, path, statements: counter.of(url).filter((sql) => !isSessionTouch(sql)) });
    }
  }
  return opened;
};
