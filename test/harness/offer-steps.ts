import { addDays } from '#kernel/dates.ts';
import { consentHash, standardConsents } from '#modules/account/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type ApiAnswer, dataOf } from './api.ts';
import type { Harness } from './harness.ts';
import { foam } from './products.ts';

const SET = 'mutation($input: OfferCampaignInput!) { deskSetOfferCampaign(input: $input) }';
const NEWS =
  'mutation($isOn: Boolean!, $hash: String) { saveContactPreference(type: "email_marketing", isOn: $isOn, shownHash: $hash) }';
const CANCEL = 'mutation($id: ID!) { cancelSubscription(subscriptionId: $id) { effects } }';
const ACCEPT = 'mutation($input: AcceptOfferInput!) { acceptOffer(input: $input) }';
export const OFFER_START = `{ offerStart { message label href quote {
  amount laterAmount cycles on isToday consentText consentVersion shipsTo card } } }`;

interface OfferStart {
  readonly message: string | null;
  readonly href: string | null;
  readonly quote: {
    readonly amount: number;
    readonly laterAmount: number;
    readonly cycles: number;
    readonly on: string;
    readonly isToday: boolean;
    readonly consentText: string;
    readonly consentVersion: string;
  } | null;
}

/** The code of an answer's first error; `ok` without one. */
export const codeOf = (answer: ApiAnswer): string => answer.errors?.[0]?.extensions.code ?? 'ok';

/** Patients who leave and are offered to start again, in a harness with real billing. */
export const offerSteps = (harness: Harness, operator: SignedInUser) => {
  const pass = async (days: number) => {
    harness.clock.set(addDays(harness.clock.now(), days));
    await harness.sweep();
    await harness.drain();
  };
  const campaign = (input: { isOn?: boolean; percent?: number; cycles?: number } = {}) =>
    harness.api(operator, SET, {
      input: { isOn: true, percent: 20, cycles: 2, reason: 'Spring campaign', ...input },
    });
  const agreeToNews = async (user: SignedInUser) =>
    dataOf(
      await harness.api(user, NEWS, {
        isOn: true,
        hash: consentHash(standardConsents.emailMarketing.text),
      }),
    );
  const cancel = async (user: SignedInUser): Promise<string> => {
    const [{ id }] = await harness.rows('subscription', { user_id: user.id });
    dataOf(await harness.api(user, CANCEL, { id }));
    await harness.drain();
    return String(id);
  };
  /** A patient who had a package over the counter, left, and agrees to news. */
  const lapsed = async ({ agrees = true, days = 20 } = {}) => {
    const { patient: user } = await harness.order({ products: [foam] });
    await harness.drain();
    await pass(1.1);
    await pass(days);
    if (agrees) await agreeToNews(user);
    return { user, subscriptionId: await cancel(user) };
  };
  const offersOf = (user: SignedInUser) =>
    harness.knex('offer').where({ user_id: user.id }).orderBy('offered_at');
  const startOf = async (user: SignedInUser) =>
    dataOf<{ offerStart: OfferStart }>(await harness.api(user, OFFER_START)).offerStart;
  return {
    pass,
    campaign,
    agreeToNews,
    cancel,
    lapsed,
    offersOf,
    startOf,
    noticesOf: (user: SignedInUser, kind = 'offer_made') =>
      harness.rows('notice', { person_id: user.id, kind }),
    /** As `lapsed`, with an open offer; `days` from the first package to the end. */
    offered: async ({ days = 20 } = {}) => {
      dataOf(await campaign());
      const { user, subscriptionId } = await lapsed({ days });
      await pass(30.1);
      const [offer] = await offersOf(user);
      return { user, subscriptionId, offerId: String(offer?.id), offer };
    },
    /** The input of a person who agrees to what is shown now. */
    answerOf: async (user: SignedInUser, offerId: string) => {
      const { quote } = await startOf(user);
      if (!quote) throw new Error('Something comes first.');
      const { consentText, consentVersion } = quote;
      return { offerId, agreed: true, consentVersion, shownHash: consentHash(consentText) };
    },
    accept: (user: SignedInUser, input: Record<string, unknown>) => harness.api(user, ACCEPT, { input }),
    pending: async (user: SignedInUser) =>
      dataOf<{ currentUser: { hasPendingUserOffer: boolean } }>(
        await harness.api(user, '{ currentUser { hasPendingUserOffer } }'),
      ).currentUser.hasPendingUserOffer,
  };
};
