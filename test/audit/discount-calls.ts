import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from '../harness/harness.ts';

const CREATE = 'mutation($input: CreateDiscountInput!) { deskCreateDiscount(input: $input) }';

let codes = 0;
const newDiscount = () => ({
  code: `AUDIT${++codes}`,
  description: 'Spring: 10% off',
  kind: 'percent',
  value: 10,
  appliesTo: 'over_the_counter',
  reason: 'The spring campaign',
});

export interface DiscountCall {
  readonly query: string;
  variables(harness: Harness, operator: SignedInUser): Promise<Record<string, unknown>>;
  /** What the audit log names it; null where nothing is changed and no patient is named. */
  readonly action: string | null;
}

/** A successful call of every staff field about discounts and offers, which name no patient. */
export const discountCalls: Readonly<Record<string, DiscountCall>> = {
  deskOffers: {
    query: '{ deskOffers { given } }',
    variables: async () => ({}),
    action: null,
  },
  deskSetOfferCampaign: {
    query: 'mutation($input: OfferCampaignInput!) { deskSetOfferCampaign(input: $input) }',
    variables: async () => ({
      input: { isOn: false, percent: 10, cycles: 1, reason: 'The spring campaign' },
    }),
    action: 'offer_campaign.set',
  },
  deskDiscounts: {
    query: '{ deskDiscounts { discounts { code } } }',
    variables: async () => ({}),
    action: null,
  },
  deskCreateDiscount: {
    query: CREATE,
    variables: async () => ({ input: newDiscount() }),
    action: 'discount.created',
  },
  deskEndDiscount: {
    query:
      'mutation($discountId: ID!, $reason: String!) { deskEndDiscount(discountId: $discountId, reason: $reason) }',
    variables: async (harness, operator) => {
      const made = await harness.api(operator, CREATE, { input: newDiscount() });
      return { discountId: made.data?.deskCreateDiscount, reason: 'Spring is over' };
    },
    action: 'discount.ended',
  },
};
