import { salesTaxPort } from '#server/ports/sales-tax.ts';
import type { Scope } from '#server/scope.ts';
import { type TaxAmounts, taxInLines, taxItems } from '../../domain/pricing/tax.ts';
import { taxKindOf } from '../../domain/pricing/tax-kinds.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { type TaxToReverse, taxRecordRepository, taxTaskSubject } from '../../repositories/tax-records.ts';
import { openTask } from '../tasks/open-task.ts';
import { calculationOf } from './with-tax-of.ts';

const isSame = (a: TaxAmounts, b: TaxAmounts): boolean =>
  Object.keys({ ...a, ...b }).every((reference) => (a[reference] ?? 0) === (b[reference] ?? 0));

/**
 * Reports the tax collected with a paid invoice to the tax service. Where the service would now calculate another tax,
 * nothing is recorded and an operator decides. Does nothing without a service. Throws TaxUnavailable. Safe to repeat:
 * the service records an invoice once.
 */
export const recordTax = async (scope: Scope, invoiceId: string): Promise<void> => {
  const tax = scope.use(salesTaxPort);
  if (tax.by !== 'service') return;
  const invoices = invoiceRepository(scope.db);
  const invoice = await invoices.find(invoiceId);
  const order = invoice && (await orderRepository(scope.db).find(invoice.orderId));
  if (!invoice || !order) return;
  const lines = await invoices.lines(invoiceId);
  const kinds = new Map(order.lines.map((line) => [line.productId, taxKindOf(line)]));
  const items = taxItems(lines, (id) => kinds.get(id) ?? 'general_goods');
  const { city, state, zipCode } = order.shipTo.address;
  const { calculation, amounts } = await calculationOf(scope, tax.service, {
    to: { city, state, zipCode },
    items,
  });
  if (isSame(amounts, taxInLines(lines))) {
    const transaction = await tax.service.record({ calculation, reference: invoice.number });
    return taxRecordRepository(scope.db).recorded(invoiceId, transaction);
  }
  await scope.transaction((tx) =>
    openTask(tx, {
      kind: 'books_differ',
      subject: taxTaskSubject(invoice.number),
      userId: invoice.userId,
      invoiceId,
      detail: `The tax service asks for another sales tax than invoice ${invoice.number} collected. It was not recorded there.`,
      todo: 'Compare the address of the order with the invoice. Record the collected tax at the tax service by hand.',
    }),
  );
};

/** Reports the refunded tax to the tax service. Throws TaxUnavailable. Safe to repeat. */
export const reverseTax = async (
  scope: Scope,
  { refundId, transaction, amount, charged }: TaxToReverse,
): Promise<void> => {
  const tax = scope.use(salesTaxPort);
  if (tax.by !== 'service') return;
  const reversal = await tax.service.reverse({
    transaction,
    reference: `refund-${refundId}`,
    amount,
    isWhole: amount === charged,
  });
  await taxRecordRepository(scope.db).reversed(refundId, reversal);
};
