import { z } from 'zod';
import { sha256 } from '#kernel/sha256.ts';
import { standardConsents } from '#modules/account/index.ts';
import { placeOrder, read, type StoryOrder, type StoryParts } from './story-steps.ts';
import type { Visitor } from './visitor.ts';

/** Over the counter, every 90 days: foam, and a thickening conditioner. */
const FOAM = 239;
const CONDITIONER = 323;

const jasper: StoryOrder = {
  productIds: [FOAM],
  firstName: 'Jasper',
  lastName: 'Nakamura',
  dob: '1989-04-17',
  phone: '7185550131',
  street: '17 Pineapple Street',
};
const milo: StoryOrder = {
  productIds: [CONDITIONER],
  firstName: 'Milo',
  lastName: 'Fairweather',
  dob: '1980-12-19',
  phone: '7185550132',
  street: '120 Montague Street',
};

/** Two patients who agree to news each have a package sent. */
export const beginOfferStory = async (first: StoryParts, second: StoryParts): Promise<void> => {
  await placeOrder(first, jasper);
  await placeOrder(second, milo);
  for (const { patient } of [first, second])
    await patient.ask(
      'mutation News($hash: String!) { saveContactPreference(type: "email_marketing", isOn: true, shownHash: $hash) }',
      { hash: sha256(standardConsents.emailMarketing.text) },
    );
  await first.settle();
};

/** An operator switches offers on, and both patients leave. */
export const leaveForOffers = async (
  operator: Visitor,
  first: StoryParts,
  second: StoryParts,
): Promise<void> => {
  await operator.ask(
    'mutation Campaign($input: OfferCampaignInput!) { deskSetOfferCampaign(input: $input) }',
    { input: { isOn: true, percent: 20, cycles: 2, reason: 'Many come back when they are asked once.' } },
  );
  for (const { patient } of [first, second]) {
    const mine = await patient.ask('query Mine { currentUser { billing { subscriptions { id } } } }');
    await patient.ask('mutation Cancel($id: ID!) { cancelSubscription(subscriptionId: $id) { effects } }', {
      id: read(mine, 'currentUser', 'billing', 'subscriptions', '0', 'id'),
    });
  }
  await first.settle();
};

const started = z.object({
  currentUser: z.object({ offer: z.object({ id: z.string() }) }),
  offerStart: z.object({ quote: z.object({ consentText: z.string(), consentVersion: z.string() }) }),
});

/** Both are made an offer, and one of them takes it. */
export const takeOffer = async ({ patient, settle }: StoryParts): Promise<void> => {
  await settle();
  const { currentUser, offerStart } = started.parse(
    await patient.ask(
      'query Offer { currentUser { offer { id } } offerStart { quote { consentText consentVersion } } }',
    ),
  );
  const { consentText, consentVersion } = offerStart.quote;
  await patient.ask('mutation Take($input: AcceptOfferInput!) { acceptOffer(input: $input) }', {
    input: { offerId: currentUser.offer.id, agreed: true, consentVersion, shownHash: sha256(consentText) },
  });
  await settle();
};
