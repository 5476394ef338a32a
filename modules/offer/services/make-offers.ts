import { addDays } from '#kernel/dates.ts';
import { marketingPort } from '#modules/account/index.ts';
import { billingPort, reactivationsPort } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { offerMachine } from '../domain/offer-state.ts';
import { offerNotice } from '../domain/offer-texts.ts';
import { recipientOf } from '../domain/recipient.ts';
import { FIRST_DAY, LAST_DAY, OFFER_DAYS, type Wave } from '../domain/waves.ts';
import { offerEvents } from '../events.ts';
import { type Campaign, campaignRepository } from '../repositories/campaigns.ts';
import { offerRepository } from '../repositories/offers.ts';
import { recipientRepository } from '../repositories/recipients.ts';

/** A patient who gets no offer is checked again after this many days. */
const CHECK_AGAIN_DAYS = 1;

const make = async (
  tx: Scope,
  recipient: {
    readonly userId: string;
    readonly subscriptionId: string;
    readonly endedAt: Date;
    readonly wave: Wave;
  },
  { percent, cycles: packages }: Campaign,
): Promise<void> => {
  const { userId, subscriptionId, endedAt, wave } = recipient;
  const reactivations = tx.use(reactivationsPort);
  const offerable = await reactivations.offerable(userId, subscriptionId, percent);
  if (!offerable) return;
  // Several half-years would be a promise for years: only patients with 3-month packages get more than one (S6.4).
  const cycles = offerable.isThreeMonthCase ? packages : 1;
  const now = tx.clock.now();
  const endsAt = addDays(now, OFFER_DAYS);
  const terms = { percent, cycles };
  const page = new URL('/account/offer', tx.settings.origins.app).href;
  const write = () => offerNotice({ ...terms, endedAt, endsAt }, page);
  if (!(await tx.use(marketingPort).send(userId, write))) return;
  const { productIds } = offerable;
  const discountId = await reactivations.promise({ userId, terms, productIds, until: endsAt });
  const id = tx.ids.uuid();
  const status = offerMachine.initial;
  await offerRepository(tx.db).add({
    ...{ id, userId, subscriptionId, discountId, wave, ...terms },
    ...{ status, statusAt: now, offeredAt: now, endsAt },
  });
  const cause = { actor: systemActor, reason: `${wave} offer after the end` };
  await recordCreation(tx, 'offer', { id, status }, cause);
  await tx.emit(offerEvents.made, { userId, offerId: id });
};

/** Makes one patient an offer if they are to have one: under their lock the facts are read again, so that nobody gets two. */
export const makeOffer = (scope: Scope, userId: string): Promise<void> =>
  scope.transaction(async (tx) => {
    await tx.use(billingPort).lockPerson(userId);
    const campaign = await campaignRepository(tx.db).current();
    const now = tx.clock.now();
    const recipients = recipientRepository(tx.db);
    const facts = await recipients.of(userId, now);
    if (!campaign?.isOn || !facts) return;
    const recipient = recipientOf(facts, now);
    await recipients.noteChecked(userId, now);
    if ('wave' in recipient) await make(tx, { ...facts, ...recipient }, campaign);
  });

/** When candidates left, and since when they were not checked. */
const candidatesAt = (scope: Scope) => {
  const now = scope.clock.now();
  return {
    after: addDays(now, -LAST_DAY),
    until: addDays(now, -FIRST_DAY),
    checkedBefore: addDays(now, -CHECK_AGAIN_DAYS),
    now,
  };
};

/**
 * Offers patients who left some time ago to start again, while the campaign is on: once after each of the times in
 * `waveRules`. Running it twice, in two processes, or again after it was killed, creates no second offer.
 */
export const makeOffers: SweepDefinition = {
  id: 'offer.make',
  due: (scope) => [recipientRepository(scope.db).someCandidate(candidatesAt(scope))],
  run: async (scope) => {
    const campaign = await campaignRepository(scope.db).current();
    if (!campaign?.isOn) return;
    const when = candidatesAt(scope);
    const candidates = await recipientRepository(scope.db).candidates(when);
    const recipients = candidates.filter((facts) => 'wave' in recipientOf(facts, when.now));
    await eachByItself(scope, 'offer.make', recipients, ({ userId }) => makeOffer(scope, userId));
  },
};
