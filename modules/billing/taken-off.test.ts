import { expect, it } from 'vitest';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam, foamPrice, shampoo } from '#test/harness/products.ts';
import { lineProblems } from './domain/checkout/line-problems.ts';
import { journalGaps } from './repositories/books.ts';
import { invoiceRepository } from './repositories/invoices.ts';
import { payInvoice } from './services/charging/pay-invoice.ts';
import { takeOffInvoice } from './services/desk/take-off-invoice.ts';

const harness = await openFileHarness();
const operator = await harness.operator();

const unpaid = async (products: readonly number[] = [foam]) => {
  const { patient } = await harness.order({ products, cardNumber: '4000000000000341' });
  await harness.drain();
  const [invoice] = await harness.rows('invoice', { user_id: patient.id });
  return { patient, invoice };
};
const input = { amount: 500, description: 'For the trouble', reason: 'The parcel was late.' };
const take = (invoiceNumber: string, over: Record<string, unknown> = {}) =>
  takeOffInvoice(harness.makeScope(), operator, { invoiceNumber, ...input, ...over });

it('an operator lowers an unpaid invoice: the patient is told, and pays the lower amount that the journal has', async () => {
  const { patient, invoice } = await unpaid([foam, shampoo]);
  const left = invoice.total - 500;
  expect(expectOk(await take(invoice.number))).toBe(left);
  const lines = await invoiceRepository(harness.scope.db).lines(invoice.id);
  expect(lineProblems(lines)).toEqual([]);
  expect(lines).toContainEqual({
    kind: 'custom',
    description: 'For the trouble',
    amount: -500,
    productId: null,
    discountId: null,
  });
  expect(await harness.rows('notice', { person_id: patient.id, kind: 'invoice_lowered' })).toHaveLength(1);
  expect(
    await harness.rows('audit_log', { action: 'invoice.lowered', subject_id: invoice.id }),
  ).toMatchObject([{ detail: { from: invoice.total, to: left, reason: 'The parcel was late.' } }]);
  expectOk(
    await payInvoice(harness.scope, patient, {
      invoiceId: invoice.id,
      paymentMethodId: await harness.card(),
    }),
  );
  await harness.drain();
  expect(await harness.charges(patient.id)).toEqual([left]);
  const sums = await harness.scope
    .db('journal_posting as p')
    .join('journal_entry as e', 'e.id', 'p.entry_id')
    .where({ 'e.invoice_id': invoice.id, 'p.account': 'discounts_given' })
    .sum('p.amount as amount');
  expect(Number(sums[0]?.amount)).toBe(500);
  expect((await journalGaps(harness.scope.db)).filter(({ invoiceId }) => invoiceId === invoice.id)).toEqual(
    [],
  );
});

it('the agreement covers the lower amount, so that the next try charges it without another yes', async () => {
  const { invoice } = await unpaid();
  expectOk(await take(invoice.number));
  const agreements = await harness.rows('charge_agreement', { invoice_id: invoice.id });
  expect(agreements.map(({ amount }) => amount)).toContain(foamPrice - 500);
});

it('an invoice of which everything is taken off is paid without a charge', async () => {
  const { patient, invoice } = await unpaid();
  expect(expectOk(await take(invoice.number, { amount: invoice.total }))).toBe(0);
  await harness.sweep();
  await harness.drain();
  expect(await harness.rows('invoice', { id: invoice.id })).toMatchObject([{ status: 'paid' }]);
  expect(await harness.charges(patient.id)).toEqual([]);
});

it('nothing is taken off by others, off a paid invoice, or more than there is; and nothing is added', async () => {
  const { patient, invoice } = await unpaid();
  const asPatient = await takeOffInvoice(harness.scope, patient, { invoiceNumber: invoice.number, ...input });
  expect(asPatient).toMatchObject({ failure: { code: 'FORBIDDEN' } });
  expect(await take('I-0')).toMatchObject({ failure: { code: 'NOT_FOUND' } });
  for (const amount of [0, -500, foamPrice + 1, foamPrice - 20])
    expect(await take(invoice.number, { amount }), String(amount)).toMatchObject({
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'amount' }] },
    });
  const { patient: ben } = await harness.order({ products: [foam] });
  await harness.drain();
  const [paid] = await harness.rows('invoice', { user_id: ben.id });
  expect(await take(paid.number)).toMatchObject({ failure: { code: 'CONFLICT' } });
});
