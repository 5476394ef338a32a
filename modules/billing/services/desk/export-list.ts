import { easternDate } from '#kernel/eastern-time.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import type { ExportedList } from '../../domain/desk/exported-lists.ts';
import { invoiceSearch } from '../../domain/desk/invoice-search.ts';
import { orderSearch } from '../../domain/desk/order-search.ts';
import { subscriptionSearch } from '../../domain/desk/subscription-search.ts';
import { csvLines } from './csv-lines.ts';
import { type ExportRows, invoiceRows, orderRows, subscriptionRows } from './export-rows.ts';

type Wish = Readonly<Record<string, unknown>>;

interface Wanted {
  readonly rows: ExportRows;
  /** What the list is narrowed to, for the audit log. */
  readonly filter: Readonly<Record<string, string | null>>;
}

const wantedOf = <Search extends Wanted['filter']>(
  search: Result<Search>,
  rows: (search: Search) => ExportRows,
): Result<Wanted> => (search.ok ? ok({ rows: rows(search.value), filter: search.value }) : search);

const lists: Readonly<Record<ExportedList, (scope: Scope, wish: Wish) => Result<Wanted>>> = {
  orders: (scope, wish) =>
    wantedOf(readInput(orderSearch, wish, 'filter'), (search) => orderRows(scope, search)),
  subscriptions: (scope, wish) =>
    wantedOf(readInput(subscriptionSearch, wish, 'filter'), (search) => subscriptionRows(scope, search)),
  invoices: (scope, wish) =>
    wantedOf(readInput(invoiceSearch, wish, 'filter'), (search) => invoiceRows(scope, search)),
};

async function* linesOf(rows: ExportRows): AsyncGenerator<string> {
  for await (const batch of rows) yield csvLines(batch);
}

interface ExportFile {
  /** Says which list and which day, and nothing about health. */
  readonly fileName: string;
  /** Read from the database while it is sent. */
  readonly lines: AsyncIterable<string>;
}

/**
 * A list with the same filter as its page, as the lines of a CSV file. BAD_USER_INPUT names the part of `filter`. It is
 * audited before the first line is read.
 */
export const exportList = async (
  scope: Scope,
  actor: Actor,
  list: ExportedList,
  wish: Wish,
): Promise<Result<ExportFile>> => {
  const wanted = lists[list](scope, wish);
  if (!wanted.ok) return wanted;
  const { rows, filter } = wanted.value;
  const { personId = null, ...others } = filter;
  await recordAudit(scope, {
    actor,
    action: 'list.exported',
    subject: 'desk',
    subjectId: list,
    detail: {
      ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
      ...(personId !== null && { patientId: personId }),
    },
  });
  return ok({ fileName: `${list}-${easternDate(scope.clock.now())}.csv`, lines: linesOf(rows) });
};
