import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { createVisitor } from '#simulators/demo/history/visitor.ts';
import { storyPartsOf } from '#test/harness/story-parts.ts';
import { openProductHarness, type ProductHarness } from '#test/harness/whole-product.ts';
import { beginOfferStory, leaveForOffers, OFFER_AFTER_DAYS, takeOffer } from './offer-story.ts';

let harness: ProductHarness;
beforeAll(async () => {
  harness = await openProductHarness();
});
afterAll(() => harness.close());

it('shows an open offer, one that was taken, and both counted on the page of operators', async () => {
  const { executor, makeScope, clock } = harness;
  const account = await harness.person('operator@example.com', 'operator');
  const operator = createVisitor(executor, makeScope, account);
  const jasper = await storyPartsOf(harness, 'jasper@example.com');
  const milo = await storyPartsOf(harness, 'milo@example.com');
  await beginOfferStory(jasper, milo);
  for (const days of [1, 2, 30]) {
    clock.set(addDays(clock.now(), days));
    await jasper.settle();
  }
  await leaveForOffers(operator, jasper, milo);
  clock.set(addDays(clock.now(), OFFER_AFTER_DAYS));
  await takeOffer(milo);
  const own = '{ currentUser { offer { status isOpen } hasPendingUserOffer offerTask { href } } }';
  expect(await jasper.patient.ask(own)).toEqual({
    currentUser: {
      offer: { status: 'offered', isOpen: true },
      hasPendingUserOffer: true,
      offerTask: { href: '/account/offer' },
    },
  });
  expect(await milo.patient.ask(own)).toEqual({
    currentUser: {
      offer: { status: 'accepted', isOpen: false },
      hasPendingUserOffer: false,
      offerTask: null,
    },
  });
  expect(await operator.ask('{ deskOffers { counts { status count } } }')).toEqual({
    deskOffers: {
      counts: [
        { status: 'accepted', count: 1 },
        { status: 'offered', count: 1 },
      ],
    },
  });
});
