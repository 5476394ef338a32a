import { expect, it } from 'vitest';
import { hrefOfInvoices, invoiceFilterOf } from './invoice-filter.ts';
import { hasWrongDay } from './list-days.ts';
import { fileOfOrders, hrefOfOrders, orderFilterOf } from './order-filter.ts';
import { hrefOfSubscriptions, subscriptionFilterOf } from './subscription-filter.ts';

it.each([
  ['/desk/subscriptions', {}],
  ['/desk/subscriptions?state=past_due', { state: 'past_due', due: '' }],
  ['/desk/subscriptions?due=week&person=p1&after=abc', { due: 'week', person: 'p1', after: 'abc' }],
])('the address %s says which subscriptions are shown', (href, search) => {
  expect(hrefOfSubscriptions(subscriptionFilterOf(search))).toBe(href);
});

it.each([
  ['/desk/invoices', {}],
  ['/desk/invoices?group=failed', { group: 'failed', from: '', to: '' }],
  [
    '/desk/invoices?from=2027-03-01&to=2027-03-31&person=p1&after=abc',
    { from: '2027-03-01', to: '2027-03-31', person: 'p1', after: 'abc' },
  ],
])('the address %s says which invoices are shown', (href, search) => {
  expect(hrefOfInvoices(invoiceFilterOf(search))).toBe(href);
  expect(hasWrongDay(search)).toBe(false);
});

it('a day that does not exist is left out, and said to be', () => {
  const search = { from: '2027-02-30', to: '2027-03-01' };
  expect(hrefOfInvoices(invoiceFilterOf(search))).toBe('/desk/invoices?to=2027-03-01');
  expect(hasWrongDay(search)).toBe(true);
});

it.each([
  ['/desk/orders/all', {}],
  ['/desk/orders/all?state=shipped&number=T-10001', { state: 'shipped', number: ' T-10001 ', from: '' }],
  [
    '/desk/orders/all?from=2027-03-01&to=2027-03-31&person=p1&after=abc',
    { from: '2027-03-01', to: '2027-03-31', person: 'p1', after: 'abc' },
  ],
])('the address %s says which orders are shown', (href, search) => {
  expect(hrefOfOrders(orderFilterOf(search))).toBe(href);
});

it('the file of orders has the filter of the page, but is not one page of it', () => {
  const filter = orderFilterOf({ state: 'shipped', person: 'p1', after: 'abc' });
  expect(fileOfOrders(filter)).toBe('/desk/exports/orders.csv?state=shipped&person=p1');
});
