import { orRefuse } from '#kernel/all-or-nothing.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { consultationEvents } from '../events.ts';
import type { Consultation } from '../repositories/consultations.ts';
import type { Journey } from '../repositories/journeys.ts';
import { type Cause, moveConsultation, moveJourney } from './moves.ts';
import { notices } from './notices.ts';
import { planItem } from './open-visit.ts';
import { signPrescriptions, supersedeOlder } from './sign-prescriptions.ts';
import { systemAuthor, writeMessage } from './write-message.ts';

export interface AgreedPlan {
  readonly clinicianId: string;
  /** The clinician, who signs. */
  readonly signer: Actor;
  /** Who accepted the plan: the patient, or the system where it is what he asked for. */
  readonly accepted: Cause;
  /** At the prices agreed. */
  readonly products: readonly Product[];
  readonly refills: number | null;
  readonly reason: string;
}

/**
 * The plan is agreed: prescriptions are signed and the order becomes due. Everything is one transaction, so an
 * order that billing refuses leaves no prescription behind. The visit must stand at `plan_proposed`.
 */
export const conclude = async (
  tx: Scope,
  { consultation, journey }: { consultation: Consultation; journey: Journey },
  plan: AgreedPlan,
): Promise<void> => {
  const { accepted, signer, products, reason } = plan;
  const { userId, id: consultationId } = consultation;
  const billing = tx.use(billingPort);
  const productIds = products.map((product) => product.id);
  await moveConsultation(tx, consultation, 'approved', accepted, { decidedAt: tx.clock.now() });
  await signPrescriptions(tx, consultation, { ...plan, actor: signer, productIds });
  // Billing locks the person now; his older prescriptions are locked after him, as a dispatch does it.
  if (journey.checkoutId)
    orRefuse(
      await billing.approveVisit(signer, {
        checkoutId: journey.checkoutId,
        productIds,
        agreedPrices: new Map(products.map((product) => [product.id, product.price])),
      }),
    );
  else await billing.prescriptionRenewed(signer, userId);
  const drugTypes = products.map((product) => product.drugType);
  await supersedeOlder(tx, consultation, drugTypes, { actor: signer, reason: 'replaced by a newer one' });
  const finalProducts = products.map(planItem);
  if (journey.checkoutId) await moveJourney(tx, journey, 'in_fulfilment', accepted, { finalProducts });
  else await moveJourney(tx, journey, 'completed', { actor: signer, reason }, { finalProducts });
  await writeMessage(
    tx,
    consultation,
    systemAuthor,
    'Your treatment is approved. You find how to take it under “Treatment plan”, and can ask us anything here.',
    'approved',
  );
  await tx.use(accountPort).notify(userId, notices.approved());
  await tx.emit(consultationEvents.approved, { userId, consultationId, journeyId: journey.id });
};
