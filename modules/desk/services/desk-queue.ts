import { notFound, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { presentCase, readerOf } from './present-case.ts';

/** The queue: emergencies first, then the oldest. Reading it is audited. */
export const deskQueue = async (scope: Scope, staff: Staff) => {
  const rows = await scope.use(reviewPort).queue(readerOf(staff));
  const people = await scope.use(accountPort).people([...new Set(rows.map((row) => row.userId))]);
  const products = await scope.use(cataloguePort).products();
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'desk.queue_read',
    subject: 'desk',
    subjectId: 'queue',
    detail: { consultationIds: rows.map((row) => row.consultationId) },
  });
  const now = scope.clock.now();
  return rows.map((row) =>
    presentCase(
      row,
      people.find((person) => person.id === row.userId),
      products,
      now,
    ),
  );
};

/** One line of the queue, after a change to its case. */
export const deskLine = async (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<Result<ReturnType<typeof presentCase>>> => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  const [person] = await scope.use(accountPort).people([row.userId]);
  const products = await scope.use(cataloguePort).products();
  return ok(presentCase(row, person, products, scope.clock.now()));
};
