import { formatDate } from '#kernel/dates.ts';
import { timeZoneOf } from '#kernel/time-zones.ts';
import type { Scope } from '#server/scope.ts';
import { dayBefore } from '../../domain/visit-checkout/day-before.ts';
import {
  type DepositState,
  depositState,
  isRefundable,
  maySettle,
} from '../../domain/visit-checkout/deposit-state.ts';
import { type ProcedureDeposit, procedureDepositRepository } from '../../repositories/procedure-deposits.ts';

/** The last day on which the patient can cancel, where they live. */
export const lastRefundDay = ({ refundBefore }: Pick<ProcedureDeposit, 'refundBefore'>): string =>
  formatDate(dayBefore(refundBefore));

const movedText = ({ movedFrom }: ProcedureDeposit): string =>
  movedFrom ? `We moved it from ${formatDate(movedFrom)}. ` : '';

const labels: Readonly<
  Record<DepositState, (day: string, deposit: ProcedureDeposit) => { label: string; detail: string }>
> = {
  unpaid: (day) => ({
    label: 'Not paid yet',
    detail: `Your reservation for ${day} is made once the payment goes through.`,
  }),
  reserved: (day, deposit) => ({
    label: `Reserved for ${day}`,
    detail: `${movedText(deposit)}The clinic will call you to arrange the details. You can cancel here until the end of ${lastRefundDay(deposit)}, and all of it goes back to your card.`,
  }),
  refunded: (day) => ({
    label: 'Canceled',
    detail: `You no longer have a reservation for ${day}. The deposit goes back to your card, usually in 5 to 10 days.`,
  }),
  ended: (day) => ({
    label: 'Ended',
    detail: `It was not paid, so your reservation for ${day} was released.`,
  }),
  used: (day) => ({
    label: 'Procedure done',
    detail: `It took place on ${day}. The deposit counted toward its price.`,
  }),
  kept: (day) => ({
    label: 'Not used',
    detail: `The procedure did not take place on ${day}, so by its terms the deposit is not refunded. Write to us if that is wrong.`,
  }),
};

/** The time zone of its patient. */
export const depositZone = ({ timeZone, state }: ProcedureDeposit): string =>
  timeZoneOf({ timeZone, address: { state } });

/** What may be done with a deposit now, in the patient's time zone. */
export const depositChoices = (deposit: ProcedureDeposit, now: Date) => {
  const state = depositState(deposit);
  const where = { now, timeZone: depositZone(deposit) };
  return {
    state,
    isRefundable: isRefundable(state, deposit, where),
    mayBeUsed: maySettle('used', state, deposit, where),
    mayBeKept: maySettle('kept', state, deposit, where),
  };
};

/** A deposit as the API names it. */
export const depositView = (deposit: ProcedureDeposit, now: Date) => ({
  ...deposit,
  ...depositChoices(deposit, now),
  ...labels[depositState(deposit)](formatDate(deposit.procedureOn), deposit),
  refundableUntil: dayBefore(deposit.refundBefore),
  amount: deposit.total,
});

export const depositsOf = async (scope: Scope, userId: string) =>
  (await procedureDepositRepository(scope.db).ofUser(userId)).map((deposit) =>
    depositView(deposit, scope.clock.now()),
  );
