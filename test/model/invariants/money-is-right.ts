import { drugOf } from '../drugs.ts';
import { type Snapshot, sentOrders } from '../snapshot.ts';

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
    if (!all.consents.some(({ type, given, at }) => type === 'terms' && given && at <= first))
      problems.push(`The invoice ${id} was charged before the patient agreed to the terms.`);
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
    const invoice = all.invoices.find(({ order_id }) => order_id === order.id);
    if (!invoice?.paid_at || invoice.paid_at > at)
      problems.push(`Order ${order.id} was sent before it was paid.`);
  }
  return problems;
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
