import { addDays } from '#kernel/dates.ts';
import { reactivationsPort } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { KEPT_DAYS } from '../domain/waves.ts';
import { type Offer, offerRepository } from '../repositories/offers.ts';
import { recipientRepository } from '../repositories/recipients.ts';
import { transitionOffer } from './transition-offer.ts';

/** A visit of the patient waits for a decision: the offer waits for it too, and two weeks longer. */
const keep = async (tx: Scope, { id, discountId }: Offer): Promise<void> => {
  const endsAt = addDays(tx.clock.now(), KEPT_DAYS);
  await offerRepository(tx.db).change(id, { endsAt });
  await tx.use(reactivationsPort).keep(discountId, endsAt);
  const detail = { until: endsAt.toISOString() };
  await recordAudit(tx, {
    actor: systemActor,
    action: 'offer.kept',
    subject: 'offer',
    subjectId: id,
    detail,
  });
};

const end = (scope: Scope, id: string): Promise<void> =>
  scope.transaction(async (tx) => {
    const offer = await offerRepository(tx.db).lock(id);
    if (offer?.status !== 'offered' || offer.endsAt > tx.clock.now()) return;
    if (await recipientRepository(tx.db).isInReview(offer.userId)) await keep(tx, offer);
    else await transitionOffer(tx, offer, 'expired', { actor: systemActor, reason: 'its end came' });
  });

const ended = (scope: Scope) => offerRepository(scope.db).ended(scope.clock.now());

/** Ends the offers that nobody answered in time. Running it twice changes nothing. */
export const endOffers: SweepDefinition = {
  id: 'offer.end',
  due: (scope) => [ended(scope)],
  run: async (scope) => {
    await eachByItself(scope, 'offer.end', await ended(scope), ({ id }) => end(scope, id));
  },
};
