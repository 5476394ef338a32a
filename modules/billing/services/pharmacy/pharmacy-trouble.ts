import { systemActor } from '#server/actor.ts';
import { PharmacyUnavailable } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { isReported, retryAt } from '../../domain/pharmacy/trouble.ts';
import { orderRepository } from '../../repositories/orders.ts';
import {
  kindOf,
  OUTAGE,
  type PharmacyCall,
  type PharmacyTrouble,
  pharmacyTroubleRepository,
  subjectOf,
} from '../../repositories/pharmacy-troubles.ts';
import { closeTask } from '../tasks/close-task.ts';
import { openTask } from '../tasks/open-task.ts';

const TASK = 'pharmacy_trouble';

/** A subject has one task each time it begins. */
const taskSubject = ({ subject, since }: PharmacyTrouble): string => `${subject}:${since.toISOString()}`;

const what: Readonly<Record<PharmacyCall, string>> = {
  submit: 'does not take it',
  cancel: 'does not say whether it stops it',
  read: 'does not say how far it is',
};

const reportOutage = (tx: Scope, trouble: PharmacyTrouble, problem: string): Promise<void> =>
  openTask(tx, {
    ...{ kind: TASK, subject: taskSubject(trouble), userId: null, invoiceId: null },
    detail: `The pharmacy has not answered since ${trouble.since.toISOString()}. ${problem}`,
    todo: 'Call the pharmacy. Orders wait here and nothing is lost: they are sent as soon as it answers. It is tried again every ten minutes.',
  });

const reportOrder = async (
  tx: Scope,
  trouble: PharmacyTrouble,
  call: PharmacyCall,
  problem: string,
): Promise<void> => {
  const order = await orderRepository(tx.db).find(trouble.orderId ?? '');
  if (!order) return;
  await openTask(tx, {
    ...{ kind: TASK, subject: taskSubject(trouble), userId: order.userId, invoiceId: null },
    detail: `Order ${order.number}: the pharmacy ${what[call]}, after ${trouble.failures} tries. ${problem}`,
    todo: 'Find out from the pharmacy what is wrong with this order, and correct it. It is tried again every hour, and this task closes itself when that succeeds.',
  });
};

/**
 * Records that a call failed: when it is tried again, and, after several failures, a task for operators. A failure before
 * that time counts no further. Rethrow the error afterwards.
 */
export const recordTrouble = (
  scope: Scope,
  { call, orderId }: { readonly call: PharmacyCall; readonly orderId: string | null },
  error: unknown,
): Promise<void> => {
  const isOutage = error instanceof PharmacyUnavailable || orderId === null;
  const subject = isOutage ? OUTAGE : subjectOf(call, orderId);
  const problem = error instanceof Error ? error.message : 'Something unexpected happened.';
  return scope.transaction(async (tx) => {
    const troubles = pharmacyTroubleRepository(tx.db);
    const now = tx.clock.now();
    const before = await troubles.begin(subject, isOutage ? null : orderId, now);
    if (before.retryAt > now) return;
    const failures = before.failures + 1;
    const trouble = { ...before, failures, retryAt: retryAt(kindOf(subject), failures, now) };
    await troubles.change(subject, trouble);
    if (!isReported(kindOf(subject), failures)) return;
    if (isOutage) await reportOutage(tx, trouble, problem);
    else await reportOrder(tx, trouble, call, problem);
  });
};

/** The pharmacy has answered calls about orders: ends what was recorded about them, and an outage. */
export const endTrouble = async (
  scope: Scope,
  call: PharmacyCall,
  orderIds: readonly string[],
): Promise<void> => {
  const subjects = [OUTAGE, ...orderIds.map((orderId) => subjectOf(call, orderId))];
  if (!(await pharmacyTroubleRepository(scope.db).isOpen(subjects))) return;
  await scope.transaction(async (tx) => {
    for (const trouble of await pharmacyTroubleRepository(tx.db).end(subjects))
      await closeTask(
        tx,
        systemActor,
        { kind: TASK, subject: taskSubject(trouble) },
        { outcome: 'settled', answer: 'The pharmacy has answered.' },
      );
  });
};

/** Asks the pharmacy about an order, and records whether it has answered. */
export const atPharmacy = async <T>(
  scope: Scope,
  { call, orderId }: { readonly call: PharmacyCall; readonly orderId: string },
  ask: () => Promise<T>,
): Promise<T> => {
  try {
    const answer = await ask();
    await endTrouble(scope, call, [orderId]);
    return answer;
  } catch (error) {
    await recordTrouble(scope, { call, orderId }, error);
    throw error;
  }
};

/** Those of the orders that may be asked about now; none during an outage, until it is time to try again. */
export const withoutTrouble = async (
  scope: Scope,
  call: PharmacyCall,
  orderIds: readonly string[],
): Promise<readonly string[]> => {
  if (orderIds.length === 0) return [];
  const subjects = orderIds.map((orderId) => subjectOf(call, orderId));
  const resting = await pharmacyTroubleRepository(scope.db).resting([OUTAGE, ...subjects], scope.clock.now());
  return resting.includes(OUTAGE) ? [] : orderIds.filter((id) => !resting.includes(subjectOf(call, id)));
};
