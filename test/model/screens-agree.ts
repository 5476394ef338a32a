import { dataOf } from '#test/harness/api.ts';
import { readPage } from '#test/scenarios/page-text.ts';
import { disagreements, readFacts } from '#test/scenarios/screens.ts';
import { screensOf } from '#test/scenarios/screens-of.ts';
import type { History } from './history.ts';

/** At the end of a history: every page says of state, charges and dates what the tables say. */
export const screensAgree = async ({ harness, patient }: History): Promise<void> => {
  const { product } = harness;
  const reader = {
    ask: async (source: string, variables: Record<string, unknown> = {}) =>
      dataOf<Record<string, unknown>>(await product.api(patient, source, variables)),
  };
  const facts = await readFacts(
    async (sql) => (await product.database.knex.raw(sql.replaceAll('$1', `'${patient.id}'`))).rows,
  );
  const wrong = disagreements(await screensOf((page) => readPage(reader, page)), facts);
  if (wrong.length > 0) throw new Error(`Pages disagree with the tables.\n${wrong.join('\n')}`);
};
