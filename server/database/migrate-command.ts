import { parseArgs } from 'node:util';
import type { Logger } from 'pino';
import { StartProblem } from '../errors/start-problem.ts';
import { migrate, rollBack } from './migrate.ts';

const USE = 'Use: npm run migrate, or npm run migrate -- --down 1';

const isBadOption = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** How many migrations to roll back; null to run those that are pending. Throws a StartProblem when it is unclear. */
const countOf = (args: readonly string[]): number | null => {
  try {
    const { down } = parseArgs({ args: [...args], options: { down: { type: 'string' } } }).values;
    if (down === undefined) return null;
    if (/^[1-9]\d{0,3}$/.test(down)) return Number(down);
  } catch (error) {
    if (!isBadOption(error)) throw error;
  }
  throw new StartProblem(USE);
};

const listed = (title: string, names: readonly string[]): string =>
  [title, ...names.map((name) => `  ${name}`)].join('\n');

/**
 * `npm run migrate` and `npm run migrate -- --down N` on the database at `url`: runs what is pending, or rolls back the
 * last N migrations. Returns what it did. Throws a StartProblem when it cannot.
 */
export const migrateCommand = async (args: readonly string[], url: string, log: Logger): Promise<string> => {
  const count = countOf(args);
  if (count !== null) {
    const undone = await rollBack(url, log, count);
    return undone.length > 0 ? listed('Rolled back:', undone) : 'There is no migration to roll back.';
  }
  const ran = await migrate(url, log);
  return ran.length > 0 ? listed('Migrated:', ran) : 'The database is up to date.';
};
