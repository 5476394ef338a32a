import { readInput } from '#kernel/input/read-input.ts';
import { badInput, notFound, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import {
  type CaseRow,
  isDeskTask,
  type QueueCounts,
  type QueueWish,
  reviewPort,
} from '#modules/consultation/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { placeText, queueInput } from '../domain/queue-input.ts';
import { PAGE_SIZE } from '../domain/queue-views.ts';
import { presentCase, readerOf } from './present-case.ts';

export type DeskRow = ReturnType<typeof presentCase>;

export interface DeskQueuePage {
  readonly cases: readonly DeskRow[];
  /** The position after which the next page begins; null on the last one. */
  readonly next: string | null;
  readonly counts: QueueCounts;
}

/** The whole queue, on one page. */
const whole = {
  show: 'all',
  task: null,
  productIds: null,
  state: null,
  isFlagged: false,
  exceptId: null,
  after: null,
} as const satisfies Omit<QueueWish, 'first'>;

/** Cases as lines, in the given order: two statements for any number of them. */
export const presentCases = async (scope: Scope, rows: readonly CaseRow[]): Promise<readonly DeskRow[]> => {
  const people = await scope.use(accountPort).people([...new Set(rows.map((row) => row.userId))]);
  const products = await scope.use(cataloguePort).products();
  const now = scope.clock.now();
  const personOf = new Map(people.map((person) => [person.id, person]));
  return rows.map((row) => presentCase(row, personOf.get(row.userId), products, now));
};

const readWish = (
  input: unknown,
  products: readonly Product[],
): Result<{ readonly wish: QueueWish; readonly isDecided: boolean }> => {
  const read = readInput(queueInput, input, 'input');
  if (!read.ok) return read;
  const { view, task, line, state, flagged, after, first } = read.value;
  if (task && !isDeskTask(task))
    return badInput([{ field: 'input.task', message: 'No task is open for this reason.' }]);
  const ofLine = products.filter(({ serviceLine }) => serviceLine === line).map(({ id }) => id);
  const isDecided = view === 'decided';
  const wish = {
    ...whole,
    show: isDecided ? 'all' : (view ?? 'all'),
    task: task && isDeskTask(task) ? task : null,
    productIds: line ? ofLine : null,
    state: state ?? null,
    isFlagged: flagged ?? false,
    after: after ?? null,
    first: first ?? PAGE_SIZE,
  } as const;
  return ok({ wish, isDecided });
};

/** A page of the decided cases, and how many wait. */
const decidedPage = async (scope: Scope, staff: Staff, wish: QueueWish) => {
  const review = scope.use(reviewPort);
  const [cases, { counts }] = await Promise.all([
    review.decided(readerOf(staff), wish),
    review.queue(readerOf(staff), { ...whole, first: 0 }),
  ]);
  return { cases, counts };
};

/**
 * A page of the queue, the most urgent case first, or of the decided cases, the newest decision first; and how many wait. Audited.
 * BAD_USER_INPUT names each field.
 */
export const deskQueuePage = async (
  scope: Scope,
  staff: Staff,
  input: unknown,
): Promise<Result<DeskQueuePage>> => {
  const read = readWish(input, await scope.use(cataloguePort).products());
  if (!read.ok) return read;
  const { first } = read.value.wish;
  // One more than the page size shows whether another page follows.
  const wish = { ...read.value.wish, first: first + 1 };
  const { cases, counts } = read.value.isDecided
    ? await decidedPage(scope, staff, wish)
    : await scope.use(reviewPort).queue(readerOf(staff), wish);
  const shown = cases.slice(0, first);
  const last = cases.length > first ? shown.at(-1) : undefined;
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'desk.queue_read',
    subject: 'desk',
    subjectId: 'queue',
    detail: { consultationIds: shown.map((row) => row.consultationId) },
  });
  return ok({
    cases: await presentCases(scope, shown),
    next: last ? placeText(last.place) : null,
    counts,
  });
};

/** The most urgent other case that waits for staff and that no colleague has; null when there is none. Audited. */
export const nextCase = async (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<DeskRow | null> => {
  const wish: QueueWish = { ...whole, show: 'free', exceptId: consultationId, first: 1 };
  const { cases } = await scope.use(reviewPort).queue(readerOf(staff), wish);
  const [found] = cases;
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'desk.next_case_read',
    subject: 'consultation',
    subjectId: found?.consultationId ?? consultationId,
    detail: { patientId: found?.userId ?? null },
  });
  return found ? ((await presentCases(scope, [found]))[0] ?? null) : null;
};

/** One line of the queue, after a change to its case. */
export const deskLine = async (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<Result<DeskRow>> => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  const [person] = await scope.use(accountPort).people([row.userId]);
  const products = await scope.use(cataloguePort).products();
  return ok(presentCase(row, person, products, scope.clock.now()));
};
