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
  expect(reconcileText([])).toBe('The journal, the books and the payment processor agree.');
});

it('says of each difference what is the case and what to do', () => {
  expect(reconcileText([found])).toContain('1 difference:');
  const text = reconcileText([found, found]);
  expect(text).toContain('2 differences:');
  expect(text).toContain(
    '2. charge: missing here\n   The payment processor collected $39.00.\n   What to do: Look',
  );
});
