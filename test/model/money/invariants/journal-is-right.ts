import { journalGaps } from '#modules/billing/repositories/books.ts';
import type { MoneySnapshot } from '../money-snapshot.ts';

/** Every entry balances, and the journal says of each record what the record says. */
export const journalIsRight = async (all: MoneySnapshot): Promise<readonly string[]> => {
  const { db } = all.history.harness.product.scope;
  const journal = await journalGaps(db);
  return [
    ...all.entries
      .filter(({ sum, count }) => sum !== 0 || count < 2)
      .map(({ id, event, sum }) => `The entry ${id} (${event}) is out of balance by ${sum}.`),
    ...journal.map(
      ({ thing, id, expected, actual }) =>
        `The journal has ${actual} for the ${thing} ${id}, whose record says ${expected}.`,
    ),
    ...all.tasks
      .filter(({ kind }) => kind === 'books_differ')
      .map(({ subject, detail }) => `The daily comparison found ${subject}: ${detail}`),
  ];
};
