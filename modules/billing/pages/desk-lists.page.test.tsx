import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { renderStaffPage } from '#test/harness/render-staff-page.tsx';
import { Page as OrdersPage } from './desk-all-orders.page.tsx';
import { Page as InvoicesPage } from './desk-invoices.page.tsx';
import { Page as SubscriptionsPage } from './desk-subscriptions.page.tsx';

const subscription = {
  ...{ id: 's1', personId: 'p1', personName: 'Adam M.', state: 'active', stateLabel: 'Active' },
  ...{ waitsForDispute: false, productNames: ['Minoxidil foam'], everyDays: 90, nextAmount: 3900 },
  ...{ nextChargeAt: '2027-03-22T10:00:00Z', lastChargedAt: null, canceledAt: null },
  createdAt: '2027-01-02T10:00:00Z',
};
const subscriptions = (
  rows: readonly object[],
  search: Record<string, string> = {},
  next: string | null = null,
): string => renderPage(SubscriptionsPage, { deskSubscriptions: { subscriptions: rows, next } }, search);

describe('the page of subscriptions', () => {
  it('shows part of the name, the state, the products, and when how much is charged', () => {
    const html = subscriptions([subscription]);
    for (const text of ['Adam M.', 'Active', 'Minoxidil foam', 'Every 90 days', 'March 22, 2027', '$39.00'])
      expect(html).toContain(text);
  });

  it('says what is not known, and what stops a charge', () => {
    const row = { ...subscription, personName: null, nextAmount: null, waitsForDispute: true };
    const html = subscriptions([row]);
    for (const text of ['Name not known', 'Tax is not known yet', 'A disputed payment stops charges'])
      expect(html).toContain(text);
    expect(subscriptions([])).toContain('No subscriptions');
  });

  it('keeps the filter on the next page, and leads back', () => {
    const html = subscriptions([subscription], { state: 'active', due: 'week', after: 'a' }, 'b');
    expect(html).toContain('href="/desk/subscriptions?state=active&amp;due=week&amp;after=b"');
    expect(html).toContain('href="/desk/subscriptions?state=active&amp;due=week"');
    expect(html).toContain('Subscriptions, soonest charge first');
    expect(subscriptions([subscription])).not.toContain('Show older subscriptions');
  });

  it('says when it is of one person, keeps them in the filter, and leads to everybody', () => {
    const html = subscriptions([subscription], { person: 'p1', state: 'active' });
    expect(html).toContain('Only the subscriptions of one person.');
    expect(html).toContain('<input type="hidden" name="person" value="p1"/>');
    expect(html).toContain('href="/desk/subscriptions?state=active">Show those of everybody');
  });
});

const invoice = {
  ...{ id: 'i1', number: 'INV-100001', orderNumber: 'T-10001', isRefill: true, personId: 'p1' },
  ...{ personName: 'Adam M.', state: 'failed_unpaid', stateLabel: 'Failed', total: 5400 },
  ...{ amountRefunded: 0, attempts: 2, declineCode: 'insufficient_funds', nextStep: 'Charged again' },
  ...{ nextStepAt: '2027-03-22T10:00:00Z', reference: 'pi_1', hasTask: true, hasIssue: true },
  ...{ createdAt: '2027-03-02T10:00:00Z', paidAt: null },
};
const invoices = (
  rows: readonly object[],
  search: Record<string, string> = {},
  next: string | null = null,
): string => renderPage(InvoicesPage, { deskInvoices: { invoices: rows, next } }, search);

describe('the page of invoices', () => {
  it('shows why a charge failed and what happens next, and leads to where somebody can do something', () => {
    const html = invoices([invoice]);
    for (const text of ['INV-100001', 'Refill T-10001', 'Adam M.', '2 charges', '$54.00', 'pi_1'])
      expect(html).toContain(text);
    expect(html).toContain('Declined: insufficient_funds');
    expect(html).toContain('Charged again');
    expect(html).toContain('href="/desk/tasks">Billing task');
    expect(html).toContain('href="/desk/orders">Decide about its order');
    expect(html).toContain('href="/desk/journal?number=INV-100001"');
  });

  it('offers no task where none is open, and says what was given back', () => {
    const row = { ...invoice, hasTask: false, hasIssue: false, amountRefunded: 5400, attempts: 0 };
    const html = invoices([{ ...row, declineCode: null, nextStep: null, nextStepAt: null, reference: null }]);
    expect(html).not.toContain('Billing task<');
    expect(html).toContain('Report or refund');
    expect(html).toContain('given back');
    expect(html).toContain('Not charged yet');
    expect(invoices([])).toContain('No invoices');
  });

  it('keeps the filter on the next page, and says when a day does not exist', () => {
    const search = { group: 'failed', from: '2027-03-01', to: '2027-02-30', after: 'a' };
    const html = invoices([invoice], search, 'b');
    expect(html).toContain('href="/desk/invoices?group=failed&amp;from=2027-03-01&amp;after=b"');
    expect(html).toContain('One of the days does not exist.');
  });
});

const order = {
  ...{ id: 'o1', number: 'T-10001', kindLabel: 'Refill', personId: 'p1', personName: 'Adam M.' },
  ...{ state: 'partially_shipped', stateLabel: 'Partly shipped', stateSince: '2027-03-24T10:00:00Z' },
  ...{ total: 5400, hasIssue: true, createdAt: '2027-03-22T10:00:00Z' },
  parcels: [
    {
      ...{ trackingNumber: '1Z999AA10123456784', statusLabel: 'On its way' },
      ...{ shippedAt: '2027-03-25T10:00:00Z', deliveredAt: null },
    },
  ],
};
const orders = (
  rows: readonly object[],
  search: Record<string, string> = {},
  next: string | null = null,
): string => renderStaffPage(OrdersPage, { deskOrders: { orders: rows, next } }, { search });

describe('the page of all orders', () => {
  it('shows what an order is, its state since when, the total and the package with its carrier', () => {
    const html = orders([order]);
    for (const text of ['T-10001', 'Refill', 'Adam M.', 'Partly shipped', '$54.00', 'On its way'])
      expect(html).toContain(text);
    for (const day of ['March 22, 2027', 'March 24, 2027', 'March 25, 2027']) expect(html).toContain(day);
    expect(html).toContain('href="https://www.ups.com/track?tracknum=1Z999AA10123456784"');
    expect(html).toContain('href="/desk/journal?number=T-10001"');
    expect(html).toContain('href="/desk/orders">Decide about it');
  });

  it('says what an order does not have', () => {
    const html = orders([{ ...order, total: null, parcels: [], hasIssue: false, personName: null }]);
    expect(html).toContain('Report a problem');
    expect(html).toContain('Name not known');
    expect(html).not.toContain('$');
    expect(orders([])).toContain('No orders');
  });

  it('leads a care agent to no page that their role may not open', () => {
    const data = { deskOrders: { orders: [order], next: null } };
    const html = renderStaffPage(OrdersPage, data, { role: 'care_agent' });
    expect(html).toContain('href="/desk/orders">Decide about it');
    expect(html).not.toContain('/desk/journal?');
    expect(html).not.toContain('/desk/exports/');
  });

  it('keeps the filter on the next page and in the file, and says when a day does not exist', () => {
    const search = { state: 'shipped', from: '2027-03-01', to: '2027-02-30', person: 'p1', after: 'a' };
    const html = orders([order], search, 'b');
    const kept = 'state=shipped&amp;from=2027-03-01&amp;person=p1';
    expect(html).toContain(`href="/desk/orders/all?${kept}&amp;after=b"`);
    expect(html).toContain(`href="/desk/exports/orders.csv?${kept}"`);
    expect(html).toContain('One of the days does not exist.');
    expect(html).toContain('Only the orders of one person.');
  });
});
