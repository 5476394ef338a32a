import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page } from './desk-people.page.tsx';

const made = '2027-03-22T10:00:00Z';
const person = {
  account: {
    ...{ id: 'p1', name: 'Adam M.', email: 'a•••@example.com', phone: '•••-•••-••42', state: 'TX' },
    ...{ accountState: 'active', accountStateLabel: 'Active', createdAt: made },
  },
  caseId: 'c1',
  ...{ subscriptions: 2, runningSubscriptions: 1, invoices: 1, failedInvoices: 1 },
  orders: [{ number: 'T-10001', statusLabel: 'Delivered', createdAt: made }],
  requests: [],
};

describe('the page of people', () => {
  it('begins with the search', () => {
    const html = renderPage(Page, { deskPerson: null });
    expect(html).toContain('Name, email, phone or order number');
    expect(html).not.toContain('There is no patient with this id.');
  });

  it('shows what there is of a person, with links', () => {
    const html = renderPage(Page, { deskPerson: person }, { person: 'p1' });
    for (const text of ['Adam M.', 'a•••@example.com', '•••-•••-••42', 'T-10001', 'Delivered', '1 failed'])
      expect(html).toContain(text);
    expect(html).toContain('href="/desk/subscriptions?person=p1">2 subscriptions');
    expect(html).toContain('href="/desk/invoices?person=p1">1 invoice<');
    expect(html).toContain('href="/desk/cases/c1"');
    expect(html).toContain('href="/desk/orders/all?person=p1"');
    expect(html).toContain('This person has not written to customer service.');
  });

  it('leaves out what the role of the reader may not see', () => {
    const hidden = { subscriptions: null, invoices: null, orders: null, requests: null, caseId: null };
    const html = renderPage(Page, { deskPerson: { ...person, ...hidden } }, { person: 'p1' });
    for (const path of ['/desk/subscriptions?', '/desk/invoices?', '/desk/cases/'])
      expect(html).not.toContain(path);
    expect(html).not.toContain('Requests that wait');
  });

  it('says when there is nobody with the id of the address', () => {
    expect(renderPage(Page, { deskPerson: null }, { person: 'p9' })).toContain(
      'There is no patient with this id.',
    );
  });
});
