import type { MoneySnapshot } from '../money-snapshot.ts';

const hasLeft: readonly string[] = ['shipped', 'delivered'];

/** Lines of orders that count as shipped, and that are in no package and not canceled. */
const forgotten = ({ orders, lines, parcels }: MoneySnapshot): readonly string[] =>
  orders
    // A deposit is for a day at a clinic, and a fee for a visit: nothing of them ships.
    .filter(({ kind, status }) => hasLeft.includes(status) && kind !== 'deposit' && kind !== 'visit_fee')
    .flatMap(({ id, number }) =>
      lines
        .filter(({ order_id, canceled_at }) => order_id === id && canceled_at === null)
        .filter(
          ({ product_id }) =>
            !parcels.some((one) => one.order_id === id && one.product_ids.includes(product_id)),
        )
        .map(({ product_id }) => `Order ${number} has shipped, and ${product_id} is in no package.`),
    );

/** Lines that did not ship and were not paid back. While a bank has the money, or took it back, nothing is refunded. */
const kept = ({
  orders,
  lines,
  invoices,
  invoiceLines,
  attempts,
  refunds,
  disputes,
}: MoneySnapshot): readonly string[] =>
  invoices.flatMap(({ id, number, order_id }) => {
    const order = orders.find((one) => one.id === order_id);
    if (!order || disputes.some((one) => one.invoice_id === id)) return [];
    const gone = lines
      .filter((line) => line.order_id === order_id && line.not_shipped_at !== null)
      .map(({ product_id }) => product_id);
    const owed = invoiceLines
      .filter((line) => line.invoice_id === id && line.product_id !== null && gone.includes(line.product_id))
      .reduce((sum, { amount }) => sum + amount, 0);
    // What credit paid is not sent to a card.
    const paid = attempts
      .filter((one) => one.invoice_id === id && one.status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);
    const back = refunds.filter((one) => one.invoice_id === id).reduce((sum, { amount }) => sum + amount, 0);
    return back < Math.min(owed, paid)
      ? [`Invoice ${number}: lines for ${owed} cents did not ship, and ${back} cents went back.`]
      : [];
  });

/** Every line that was paid for is in a package, still to ship, or paid back. */
export const linesAreSettled = (all: MoneySnapshot): readonly string[] => [...forgotten(all), ...kept(all)];
