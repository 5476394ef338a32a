import { z } from 'zod';
import type { Visitor } from './visitor.ts';

/** The code that the demo's patients know. */
export const WELCOME_CODE = 'WELCOME20';

const discounts = [
  {
    code: WELCOME_CODE,
    description: 'Welcome: 20% off',
    kind: 'percent',
    value: 20,
    appliesTo: 'over_the_counter',
    cycles: 2,
    maxUsesPerPerson: 1,
    reason: 'For people who hear of us from a friend.',
  },
  {
    code: 'TENOFF',
    description: '$10 off an order from $60',
    kind: 'amount',
    value: 1000,
    appliesTo: 'everything',
    cycles: 1,
    minimumAmount: 6000,
    maxUses: 500,
    maxUsesPerPerson: 1,
    reason: 'The newsletter of this month.',
  },
  {
    code: 'SPRING15',
    description: 'Spring: 15% off',
    kind: 'percent',
    value: 15,
    appliesTo: 'over_the_counter',
    cycles: 1,
    firstOrderOnly: true,
    reason: 'The spring campaign.',
  },
] as const;

const made = z.object({ deskCreateDiscount: z.string() });

/** Discount codes of the demo: two that can be used and one that has ended. */
export const makeDiscountStory = async (operator: Visitor): Promise<void> => {
  for (const input of discounts) {
    const answer = await operator.ask(
      'mutation Make($input: CreateDiscountInput!) { deskCreateDiscount(input: $input) }',
      { input },
    );
    const { deskCreateDiscount: discountId } = made.parse(answer);
    if (input.code === 'SPRING15')
      await operator.ask(
        'mutation End($id: ID!, $reason: String!) { deskEndDiscount(discountId: $id, reason: $reason) }',
        { id: discountId, reason: 'Spring is over.' },
      );
  }
};
