import { z } from 'zod';
import { consentHash, standardConsents } from '#modules/account/index.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';

const NEWS =
  'mutation($hash: String) { saveContactPreference(type: "email_marketing", isOn: true, shownHash: $hash) }';
const START = '{ offerStart { quote { amount laterAmount cycles on isToday consentText consentVersion } } }';
const ACCEPT = 'mutation($input: AcceptOfferInput!) { acceptOffer(input: $input) }';
const DECLINE = 'mutation($id: ID!) { declineOffer(offerId: $id) }';

const startOf = z.object({
  offerStart: z.object({
    quote: z
      .object({
        amount: z.number(),
        on: z.string(),
        isToday: z.boolean(),
        consentText: z.string(),
        consentVersion: z.string(),
      })
      .nullable(),
  }),
});

/** Without this no offer is made. */
export const agreeToNews: MoneyStep = {
  kind: 'agrees to news',
  name: 'agrees to news and offers by email',
  act: async (history) => {
    const { errors } = await history.ask(NEWS, { hash: consentHash(standardConsents.emailMarketing.text) });
    return !errors;
  },
};

const newest = async (history: MoneyHistory) => (await history.rows('offer')).at(-1);

/** The patient starts again at the price of the offer that the page showed. */
export const acceptOffer: MoneyStep = {
  kind: 'accepts an offer',
  name: 'accepts the newest offer',
  act: async (history) => {
    const offer = await newest(history);
    if (!offer) return false;
    const shown = startOf.safeParse((await history.ask(START)).data);
    const quote = shown.success ? shown.data.offerStart.quote : null;
    if (!quote) return false;
    const { amount, on, isToday, consentText, consentVersion } = quote;
    const shownHash = consentHash(consentText);
    const { errors } = await history.ask(ACCEPT, {
      input: { offerId: offer.id, agreed: true, consentVersion, shownHash },
    });
    if (errors) return false;
    const { subscription_id: id } = offer;
    history.later.delete(id);
    if (isToday) history.shown.set(id, [amount]);
    else history.promise(id, { amount, on });
    return true;
  },
};

export const declineOffer: MoneyStep = {
  kind: 'declines an offer',
  name: 'declines the newest offer',
  act: async (history) => {
    const offer = await newest(history);
    if (!offer) return false;
    const { errors } = await history.ask(DECLINE, { id: offer.id });
    return !errors;
  },
};
