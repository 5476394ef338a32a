import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import type { DocumentBlock } from '#server/documents/pdf-document.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import { testViewer } from '#test/harness/api.ts';
import { expectOk } from '#test/harness/expect-ok.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam, foamPrice, shampoo, shampooWithTax } from '#test/harness/products.ts';
import { orderDocumentRouter } from './http/order-document-router.ts';
import { orderDocument } from './repositories/order-documents.ts';
import { invoiceBlocks, receiptBlocks } from './services/documents/order-blocks.ts';
import { chooseForOrder } from './services/parcels/choose-for-order.ts';
import { orderHistory } from './services/views/billing-overview.ts';

const harness = await openFileHarness();

const printed = (blocks: readonly DocumentBlock[]): readonly string[] =>
  blocks.map((block) => ('end' in block ? `${block.text} | ${block.end}` : block.text));

/** An order of which one product shipped and the other was refunded. */
const partlyRefunded = async () => {
  const { patient: sam } = await harness.order({ products: [foam, shampoo] });
  await harness.drain();
  const [order] = await harness.rows('customer_order', { user_id: sam.id });
  const orderId = String(order.id);
  await pharmacyOrders(harness.database.knex).setWaiting(orderId, [shampoo], null);
  harness.clock.advance(1.1 * DAY_MS);
  await harness.sweep();
  await harness.drain();
  expectOk(await chooseForOrder(harness.scope, sam, { orderId, wish: 'refund' }));
  await harness.drain();
  return { sam, orderId };
};

it('say what was bought, shipped, charged and returned', async () => {
  const { sam, orderId } = await partlyRefunded();
  const found = await orderDocument(harness.scope.read, { orderId, userId: sam.id ?? '' });
  if (!found) throw new Error('There is no document.');
  const order = {
    ...found,
    lines: found.lines.map(({ description, ...line }) => ({ ...line, label: description })),
  };
  const invoice = printed(invoiceBlocks(order, '1 Main Street, Albany, NY 12207'));
  expect(invoice[0]).toBe(`Invoice ${order.invoiceNumber}`);
  expect(invoice[2]).toBe('1 Main Street, Albany, NY 12207');
  expect(invoice).toContain('Total | $58.48');
  expect(invoice.at(-1)).toBe('Paid by you | $39.00');
  expect(foamPrice + shampooWithTax).toBe(5848);
  const receipt = printed(receiptBlocks(order, '1 Main Street, Albany, NY 12207')).join('\n');
  expect(receipt).toContain(`Patient: ${order.patientName}`);
  expect(receipt).toMatch(/Foam.* \| \$39\.00\nSold without a prescription\. Shipped /i);
  expect(receipt).toMatch(
    / \| \$19\.48\nSold without a prescription\. Did not ship, and its price was sent back\./,
  );
  expect(receipt).toMatch(/Sent back to your card on .* \| -\$19\.48/);
  expect(receipt).toContain('1 Main Street, Albany, NY 12207');
  expect(receipt).toContain('Your plan decides what it pays for.');
});

it('only the patient can read them, and the receipt only once it is paid', async () => {
  const { sam, orderId } = await partlyRefunded();
  const get = (user: SignedInUser | null, path: string) => {
    const app = express();
    app.use('/order-documents', orderDocumentRouter(() => testViewer({ user }))(harness.makeScope));
    return request(app).get(path);
  };
  const user = (id: string, role: SignedInUser['role']) => ({
    ...{ id, role, impersonatorId: null },
    email: `${id}@example.com`,
  });
  const mine = user(sam.id ?? '', 'patient');
  for (const kind of ['invoice', 'receipt']) {
    const answer = await get(mine, `/order-documents/${orderId}/${kind}.pdf`).expect(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="${kind}-[A-Z0-9-]+\\.pdf"$`),
    );
    expect(answer.body.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const other = await harness.account();
  const operator = await harness.operator();
  await get(user(other.id ?? '', 'patient'), `/order-documents/${orderId}/invoice.pdf`).expect(404);
  await get(operator, `/order-documents/${orderId}/invoice.pdf`).expect(404);
  await get(null, `/order-documents/${orderId}/invoice.pdf`).expect(404);
  await get(mine, `/order-documents/${orderId}/ledger.pdf`).expect(404);
  await get(mine, '/order-documents/1/invoice.pdf').expect(404);

  const { patient: ann } = await harness.order({ products: [finasteride] });
  const [unpaid] = await harness.rows('customer_order', { user_id: ann.id });
  await get(user(ann.id ?? '', 'patient'), `/order-documents/${unpaid.id}/receipt.pdf`).expect(404);
});

it('are next to the order, with a link to order the same again once it has left', async () => {
  const { sam, orderId } = await partlyRefunded();
  const [shown] = await orderHistory(harness.scope, sam.id ?? '');
  expect(shown).toMatchObject({
    orderAgain: `/account/checkout?products=${foam},${shampoo}`,
    invoice: {
      pdf: `/order-documents/${orderId}/invoice.pdf`,
      receipt: `/order-documents/${orderId}/receipt.pdf`,
    },
  });
  const { patient: ann } = await harness.order({ products: [finasteride] });
  const [fresh] = await orderHistory(harness.scope, ann.id ?? '');
  expect(fresh).toMatchObject({ orderAgain: null, invoice: { receipt: null } });
});
