import { creditsPort } from '#modules/billing/index.ts';
import type { MoneyStep } from '../money-command.ts';

/** An invitation earned the patient credit: what the sweep of invitations grants. */
export const earnCredit = (cents: number): MoneyStep => ({
  kind: 'credit is granted',
  name: `${cents} cents of credit are granted`,
  act: async (history) => {
    const { process } = history.harness;
    let isDone = false;
    await process.doing(async () => {
      await process
        .makeScope()
        .transaction((tx) =>
          tx.use(creditsPort).grant(history.patient.id, { amount: cents, reason: 'An invitation' }),
        );
      isDone = true;
    });
    return isDone;
  },
});
