import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { dataOf } from '../harness/api.ts';
import type { Harness } from '../harness/harness.ts';
import { requestApi } from '../harness/request-api.ts';
import type { OrderCall } from './order-calls.ts';

const CHOOSE =
  'mutation($productId: Int!, $procedureOn: Date!) { chooseProcedure(productId: $productId, procedureOn: $procedureOn) }';
const transplant = 801;

/** A deposit that a new patient has paid. */
const paidDeposit = async (harness: Harness) => {
  const user = await harness.patient();
  const wish = { productId: transplant, procedureOn: toCalendarDate(addDays(harness.clock.now(), 30)) };
  dataOf(await harness.api(user, CHOOSE, wish));
  dataOf(await requestApi(harness).place(user, wish));
  await harness.drain();
  const [order] = await harness.rows('customer_order', { user_id: user.id });
  return { patientId: user.id, orderId: order.id };
};

/** A successful call of every staff field about deposits. */
export const depositCalls: Readonly<Record<string, OrderCall>> = {
  deskDeposits: {
    query: '{ deskDeposits { orderId patientName } }',
    variables: async (harness) => ({ patientId: (await paidDeposit(harness)).patientId }),
  },
  deskDecideDeposit: {
    query: `mutation($orderId: ID!) {
      deskDecideDeposit(orderId: $orderId, decision: "refund", reason: "The clinic called.") }`,
    variables: paidDeposit,
  },
  deskMoveDeposit: {
    query: `mutation($orderId: ID!, $procedureOn: String!) {
      deskMoveDeposit(input: { orderId: $orderId, procedureOn: $procedureOn, reason: "The surgeon is away." }) }`,
    variables: async (harness) => ({
      ...(await paidDeposit(harness)),
      procedureOn: toCalendarDate(addDays(harness.clock.now(), 60)),
    }),
  },
};
