import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { DeskDeposits } from './desk-deposits.tsx';
import type { DeskDepositContentFragment } from './desk-deposits-content.generated.ts';

const deposit: DeskDepositContentFragment = {
  orderId: 'o',
  orderNumber: 'T-10001',
  patientName: 'Sam Reyes',
  patientEmail: 'sam@example.com',
  name: 'Follicular unit extraction, deposit',
  procedureOn: '2027-01-20',
  refundableUntil: '2027-02-09',
  amount: 25_000,
  state: 'reserved',
  label: 'Reserved for January 20, 2027',
  mayBeUsed: false,
  mayBeKept: false,
};

it.each([
  ['reserved', true],
  ['unpaid', false],
  ['refunded', false],
  ['ended', false],
  ['used', false],
  ['kept', false],
])('a deposit that is %s can be moved: %s', (state, isMovable) => {
  const html = renderPage(() => <DeskDeposits deposits={[{ ...deposit, state }]} />, null);
  expect(html).toContain('T-10001');
  expect(html.includes('Move the date<span class="visually-hidden"> of order T-10001</span>')).toBe(
    isMovable,
  );
});
