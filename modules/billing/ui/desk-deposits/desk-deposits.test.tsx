import { expect, it } from 'vitest';
import { UserProvider } from '#client/session/user-context.tsx';
import { permissionsOf } from '#config/staff-permissions.ts';
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

const operator = {
  id: 'x',
  email: 'x@example.test',
  role: 'operator' as const,
  isImpersonated: false,
  permissions: permissionsOf('operator'),
};

it.each([
  ['reserved', true],
  ['unpaid', false],
  ['refunded', false],
  ['ended', false],
  ['used', false],
  ['kept', false],
])('a deposit that is %s can be moved: %s', (state, isMovable) => {
  const html = renderPage(
    () => (
      <UserProvider profileRoute="/api/auth/me" vouched={operator}>
        <DeskDeposits deposits={[{ ...deposit, state }]} />
      </UserProvider>
    ),
    null,
  );
  expect(html).toContain('T-10001');
  expect(html.includes('Move the date<span class="visually-hidden"> of order T-10001</span>')).toBe(
    isMovable,
  );
});
