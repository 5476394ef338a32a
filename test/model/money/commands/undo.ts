import { z } from 'zod';
import { consentHash } from '#modules/account/index.ts';
import type { MoneyStep } from '../money-command.ts';

const QUOTE = `query($id: ID!) { undoCancellation(subscriptionId: $id) { amount on consentText consentVersion } }`;
const UNDO = 'mutation($input: TakeBackInput!) { takeBackCancellation(input: $input) }';

const quoteOf = z.object({
  undoCancellation: z.object({
    amount: z.number(),
    on: z.string().nullable(),
    consentText: z.string(),
    consentVersion: z.string(),
  }),
});

/** The patient takes the newest cancellation back, as the page showed it. */
export const undoCancellation: MoneyStep = {
  kind: 'takes a cancellation back',
  name: 'takes a cancellation back',
  act: async (history) => {
    const ended = (await history.rows('subscription')).filter(({ status }) => status === 'canceled').at(-1);
    if (!ended) return false;
    const shown = quoteOf.safeParse((await history.ask(QUOTE, { id: ended.id })).data);
    if (!shown.success) return false;
    const { amount, on, consentText, consentVersion } = shown.data.undoCancellation;
    const { errors } = await history.ask(UNDO, {
      input: {
        subscriptionId: ended.id,
        agreed: true,
        consentVersion,
        shownHash: consentHash(consentText),
      },
    });
    if (errors) return false;
    history.promise(ended.id, { amount, on });
    return true;
  },
};
