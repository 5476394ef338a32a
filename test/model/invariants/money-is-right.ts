import { drugOf } from '../drugs.ts';
import { paidOrderOf, type Snapshot, sentOrders } from '../snapshot.ts';

const settled: readonly string[] = ['paid', 'partially_refunded', 'refunded'];
const approved: readonly string[] = ['approved', 'follow_up'];

/** Every paid invoice is one charge of its total, agreed to before; what needs a prescription was approved before. */
export const moneyIsRight = (all: Snapshot): readonly string[] => {
  const problems: string[] = [];
  const succeeded = all.attempts.filter(({ status }) => status === 'succeeded');
  for (const { id, order_id, status, total, amount_charged } of all.invoices) {
    const charges = succeeded.filter(({ invoice_id }) => invoice_id === id);
    // A refund lowers what was charged; a paid invoice has had none.
    const isWhole = status !== 'paid' || (amount_charged === total && charges[0]?.amount === total);
    if (settled.includes(status) && total > 0 && (charges.length !== 1 || !isWhole))
      problems.push(
        `The invoice ${id} is ${status} with ${charges.length} charges and ${amount_charged} cents.`,
      );
    const first = all.attempts.find(({ invoice_id }) => invoice_id === id)?.created_at;
    if (!first) continue;
    const order = all.orders.find((one) => one.id === order_id);
    const own = all.lines.filter((line) => line.order_id === order_id);
    for (const wanted of [
      'terms',
      ...(own.some(({ product_id }) => drugOf(product_id).isPrescription) ? ['telehealth'] : []),
      ...(order?.kind === 'refill' ? ['auto_renew'] : []),
    ])
      if (!all.consents.some(({ type, given, at }) => type === wanted && given && at <= first))
        problems.push(`The invoice ${id} was charged before the patient agreed: ${wanted}.`);
    for (const { product_id } of all.lines.filter(
      (line) => line.order_id === order_id && (line.canceled_at === null || line.canceled_at > first),
    )) {
      const isApproved = all.prescriptions.some(
        (one) =>
          one.product_id === product_id &&
          one.signed_at <= first &&
          all.consultations.some(
            (visit) => visit.id === one.consultation_id && approved.includes(visit.status),
          ),
      );
      if (drugOf(product_id).isPrescription && !isApproved)
        problems.push(`The invoice ${id} was charged for ${product_id}, which no clinician approved.`);
    }
  }
  for (const { order, at } of sentOrders(all)) {
    const paidOrder = paidOrderOf(all, order);
    const invoice = all.invoices.find(({ order_id }) => order_id === paidOrder);
    if (!invoice?.paid_at || invoice.paid_at > at)
      problems.push(`Order ${order.id} was sent before it was paid.`);
  }
  return problems;
};

const ANNOUNCED_BEFORE_MS = 7 * 86_400_000;

/**
 * A refill is charged only after an announcement of it, which came after the charge before. What no prescription allowed
 * a week before is not announced: the patient is asked to renew, or waits for a clinician.
 */
export const chargesAreAnnounced = ({
  orders,
  lines,
  invoices,
  attempts,
  prescriptions,
  notices,
  transitions,
}: Snapshot): readonly string[] => {
  const isNew = (productId: number, at: Date) =>
    prescriptions.some(
      ({ id, product_id }) =>
        product_id === productId &&
        transitions.some(
          (one) =>
            one.entity_id === id &&
            one.to_state === 'active' &&
            one.at <= at &&
            one.at.getTime() > at.getTime() - ANNOUNCED_BEFORE_MS,
        ),
    );
  const chargedAt = (orderId: string) =>
    attempts.find(({ invoice_id }) => invoices.find(({ id }) => id === invoice_id)?.order_id === orderId)
      ?.created_at;
  return orders.flatMap(({ id, kind, subscription_id }) => {
    const at = kind === 'refill' ? chargedAt(id) : undefined;
    if (!at) return [];
    const before = orders
      .filter((one) => one.id !== id && one.subscription_id === subscription_id)
      .flatMap((one) => chargedAt(one.id) ?? [])
      .filter((one) => one < at);
    const since = before.at(-1) ?? new Date(0);
    const isAnnounced = notices.some(
      (notice) =>
        notice.subscription_id === subscription_id &&
        notice.key.startsWith('upcoming_charge') &&
        notice.at < at &&
        notice.at > since,
    );
    const wasNotAllowed = lines.some(({ order_id, product_id }) => order_id === id && isNew(product_id, at));
    return isAnnounced || wasNotAllowed ? [] : [`The refill ${id} was charged and had not been announced.`];
  });
};

/** What the processor collected is what the invoices say, as soon as no charge is unanswered. */
export const nothingIsChargedTwice = ({ attempts, collected }: Snapshot): readonly string[] => {
  if (attempts.some(({ status }) => status === 'pending')) return [];
  const booked = attempts.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  return sum(booked) === sum(collected) && booked.length === collected.length
    ? []
    : [`The processor collected ${collected.join(', ')}; the books have ${booked.join(', ')}.`];
};
