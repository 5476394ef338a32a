import { expect, it } from 'vitest';
import { difference } from '#modules/billing/domain/reconcile/difference.ts';
import { reconcileText } from './reconcile-text.ts';

const found = difference({
  kind: 'missing_here',
  thing: 'charge',
  id: 'pi_1',
  invoiceId: null,
  invoiceNumber: null,
  userId: null,
  what: 'The payment processor collected $39.00.',
});

it('says that everything agrees', () => {
  expect(reconcileText({ differences: [], waiting: [] })).toBe(
    'The journal, the books and the payment processor agree.',
  );
});

it('says of each difference what is the case and what to do', () => {
  expect(reconcileText({ differences: [found], waiting: [] })).toContain('1 difference:');
  const text = reconcileText({ differences: [found, found], waiting: [] });
  expect(text).toContain('2 differences:');
  expect(text).toContain(
    '2. charge: missing here\n   The payment processor collected $39.00.\n   What to do: Look',
  );
});

it('lists charges whose fee is still to come', () => {
  const createdAt = new Date('2026-11-20T12:00:00Z');
  const one = { invoiceNumber: 'INV-1', intentId: 'pi_1', amount: 3900, createdAt };
  expect(reconcileText({ differences: [], waiting: [one] })).toBe(
    [
      'The journal, the books and the payment processor agree.',
      '',
      'The processing fee of 1 charge is still to come:',
      '   Invoice INV-1: $39.00 of 2026-11-20T12:00:00.000Z (pi_1)',
    ].join('\n'),
  );
});
