import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { makeAccountStory } from './account-story.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

it('shows two cards, one that expires, two addresses and two browsers', async () => {
  const email = 'adam@example.com';
  const parts = await storyPartsOf(harness, email);
  await makeAccountStory({
    ...parts,
    user: await harness.person(email, 'patient'),
    pool: harness.knex,
    dashboard: harness.processor.simulator.dashboard,
    cardEvent: (paymentMethodId) => harness.makeScope().enqueue('billing.card_event', { paymentMethodId }),
  });
  const shown = await parts.patient.ask(
    `{ currentUser { timeZoneChosen devices { name } addressBook { addresses { city } deliveries { isDefault } }
       billing { cards { expiry isDefault } cardWarning { title } } } }`,
  );
  expect(shown.currentUser).toMatchObject({
    timeZoneChosen: true,
    devices: [{ name: 'Firefox on Windows' }, { name: 'Safari on an iPhone' }],
    addressBook: {
      addresses: [{ city: 'Brooklyn' }, { city: 'Brooklyn' }],
      deliveries: [{ isDefault: true }],
    },
    billing: {
      cards: [
        { expiry: 'SOON', isDefault: true },
        { expiry: 'LATER', isDefault: false },
      ],
    },
  });
});
