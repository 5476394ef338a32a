import { formatDate } from '#kernel/dates.ts';
import { timeZoneOf } from '#kernel/time-zones.ts';
import type { Scope } from '#server/scope.ts';
import {
  type DepositState,
  depositState,
  isRefundable,
  mayBeSettled,
} from '../../domain/visit-checkout/deposit-state.ts';
import { type ProcedureDeposit, procedureDepositRepository } from '../../repositories/procedure-deposits.ts';

const labels: Readonly<Record<DepositState, (day: string) => { label: string; detail: string }>> = {
  unpaid: (day) => ({
    label: 'Not paid yet',
    detail: `The day ${day} is yours once the payment has gone through.`,
  }),
  reserved: (day) => ({
    label: `Reserved for ${day}`,
    detail:
      'The clinic calls you to arrange the details. You can cancel here until the end of the day before, and all of it goes back to your card.',
  }),
  refunded: (day) => ({
    label: 'Canceled',
    detail: `You no longer have the day ${day}. The deposit goes back to your card, usually in 5 to 10 days.`,
  }),
  ended: (day) => ({ label: 'Ended', detail: `It was not paid, so the day ${day} was given up.` }),
  used: (day) => ({
    label: 'Procedure done',
    detail: `It took place on ${day}. The deposit counted toward its price.`,
  }),
  kept: (day) => ({
    label: 'Not used',
    detail: `The procedure did not take place on ${day}, so by its terms the deposit is not refunded. Write to us if that is wrong.`,
  }),
};

const zoneOf = ({ timeZone, state }: ProcedureDeposit): string =>
  timeZoneOf({ timeZone, address: { state } });

/** What may be done with a deposit now, in the patient's time zone. */
export const depositChoices = (deposit: ProcedureDeposit, now: Date) => {
  const state = depositState(deposit);
  const where = { now, timeZone: zoneOf(deposit) };
  return {
    state,
    isRefundable: isRefundable(state, deposit.procedureOn, where),
    mayBeSettled: mayBeSettled(state, deposit.procedureOn, where),
  };
};

/** A deposit as the API names it. */
export const depositView = (deposit: ProcedureDeposit, now: Date) => ({
  ...deposit,
  ...depositChoices(deposit, now),
  ...labels[depositState(deposit)](formatDate(deposit.procedureOn)),
  amount: deposit.total,
});

export const depositsOf = async (scope: Scope, userId: string) =>
  (await procedureDepositRepository(scope.db).ofUser(userId)).map((deposit) =>
    depositView(deposit, scope.clock.now()),
  );
