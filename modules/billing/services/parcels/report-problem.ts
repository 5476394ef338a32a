import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { formatDate } from '#kernel/dates.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { IssueWish } from '../../domain/parcels/issue-kinds.ts';
import { orderReports } from '../../domain/parcels/order-reports.ts';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { reportInput } from '../../domain/parcels/parcel-input.ts';
import type { ReportKind } from '../../domain/parcels/report-options.ts';
import { casePhotosPort, patientTextsPort } from '../../index.ts';
import type { OrderIssue } from '../../repositories/order-issues.ts';
import { orderParcelRepository } from '../../repositories/order-parcels.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { notifyPatient } from './notify-patient.ts';
import { openIssue } from './open-issue.ts';
import { lockOwnOrder } from './stop-my-order.ts';

interface Report {
  readonly kind: ReportKind;
  readonly productIds: readonly number[];
  readonly wish: IssueWish;
  readonly details: string | null;
  /** Photos that the patient uploaded for it. */
  readonly photoIds?: readonly string[] | null | undefined;
}

/** Checks a report against the refund policy for this order now. BAD_USER_INPUT names the field. */
const checkReport = (
  order: CustomerOrder,
  parcels: readonly Parcel[],
  report: Report,
  now: Date,
): Result<null> => {
  const lines = order.lines.filter(({ canceled }) => !canceled);
  const option = orderReports({ ...order, lines, parcels }, now).find(({ kind }) => kind === report.kind);
  const problem = (field: string, message: string) => badInput([{ field, message }]);
  if (!option) return problem('kind', 'You can no longer report this for this order. Write to us instead.');
  if (option.from !== null && now < option.from)
    return problem('kind', `Please wait until ${formatDate(option.from)}: packages often arrive by then.`);
  if (!report.productIds.every((id) => option.productIds.includes(id)))
    return problem('productIds', 'Choose products of this order. Prescription medicine cannot be returned.');
  if (!option.wishes.includes(report.wish)) return problem('wish', 'Choose what you would like.');
  return { ok: true, value: null };
};

/** Opens the issue for a report and confirms it to the patient. CONFLICT while the same is open. */
export const openReport = async (
  tx: Scope,
  actor: Actor,
  order: CustomerOrder,
  report: Report,
): Promise<OrderIssue> => {
  const parcels = await orderParcelRepository(tx.db).ofOrder(order.id);
  orRefuse(checkReport(order, parcels, report, tx.clock.now()));
  const { kind, wish, details } = report;
  const issue = await openIssue(tx, order, {
    kind,
    cause: { actor, reason: `reported: ${kind}` },
    productIds: [...new Set(report.productIds)],
    wish,
    details: details ?? '',
  });
  if (!issue) return orRefuse(fail('CONFLICT', 'We have your report already and are looking into it.'));
  const to = { kind: 'order_issue', id: issue.id } as const;
  await tx.use(casePhotosPort).attach(order.userId, report.photoIds ?? [], to);
  await notifyPatient(tx, order.userId, () => ({
    kind: 'order_problem_received',
    subject: `We have your report about order ${order.number}`,
    sentences: [`We will look into it and answer by ${formatDate(issue.dueAt)}.`],
  }));
  return issue;
};

/**
 * The patient reports that a parcel did not arrive, is damaged or wrong, or that they want to return unopened products.
 * An operator decides. NOT_FOUND for another person's order; BAD_USER_INPUT names `kind`, `productIds`, `wish`,
 * `details` or `photoIds`.
 */
export const reportProblem = async (
  scope: Scope,
  actor: Actor,
  { orderId, ...input }: { readonly orderId: string } & Record<string, unknown>,
): Promise<Result<OrderIssue>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const read = readInput(reportInput, input);
  if (!read.ok) return read;
  return allOrNothing(scope, async (tx) => {
    await tx.use(patientTextsPort).read(actor, who.value, read.value.details);
    return openReport(tx, actor, await lockOwnOrder(tx, who.value, orderId), read.value);
  });
};
