import { z } from 'zod';
import type { MoneyStep } from '../money-command.ts';

const REPORT = 'mutation($input: DeskOrderProblemInput!) { deskReportOrderProblem(input: $input) }';
const CHECKOUT = `{ checkoutPage(products: "316") { account { plan { amount productNames } } } }`;

const checkoutOf = z.object({
  checkoutPage: z.object({
    account: z.object({
      plan: z.array(z.object({ amount: z.number(), productNames: z.array(z.string()) })),
    }),
  }),
});

/** The patient wrote to customer service about a parcel, and the operator opens an issue for them. */
export const reportToService = (wish: 'replacement' | 'refund'): MoneyStep => ({
  kind: 'customer service opens an issue',
  name: `writes to customer service about a damaged parcel, and would like a ${wish}`,
  act: async (history) => {
    const order = (await history.rows('customer_order')).findLast(({ status }) => status === 'delivered');
    if (!order) return false;
    await history.askAs(history.harness.operator, REPORT, {
      input: { orderNumber: order.number, kind: 'damaged', wish, details: 'It leaks.' },
    });
  },
});

/** The patient opens checkout, which shows their plan and credit beside the order. */
export const openCheckout: MoneyStep = {
  kind: 'opens checkout',
  name: 'opens checkout',
  act: async (history) => {
    const shown = checkoutOf.safeParse((await history.ask(CHECKOUT)).data);
    if (shown.success) history.checkout = shown.data.checkoutPage.account;
    return shown.success;
  },
};
