import { orRefuse } from '#kernel/all-or-nothing.ts';
import { accountPort } from '#modules/account/index.ts';
import { type AgreedAmount, billingPort } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { messagePort, systemAuthor } from '#modules/message/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../domain/plan.ts';
import { consultationEvents } from '../events.ts';
import type { Consultation } from '../repositories/consultations.ts';
import type { Journey } from '../repositories/journeys.ts';
import { changeWhatShips, endWhatIsReplaced, isChanged } from './change-treatment.ts';
import { notices } from './notices.ts';
import { pauseRenewed } from './pause-renewed.ts';
import { acceptPhotos } from './photos/accept-photos.ts';
import { refuseToSignUnwarned } from './ssri-consent.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

export interface AgreedPlan {
  readonly clinicianId: string;
  /** The clinician, who signs. */
  readonly signer: Actor;
  /** Who accepted the plan: the patient, or the system when it equals the patient's request. */
  readonly accepted: Cause;
  /** At the agreed prices. */
  readonly products: readonly Product[];
  /** What the patient agreed to pay; left out where they agreed at checkout. */
  readonly agreed?: AgreedAmount;
  readonly refills: number | null;
  readonly reason: string;
}

/**
 * The plan is agreed: prescriptions are signed and the order becomes due. Everything is one transaction, so an
 * order that billing refuses leaves no prescription behind. The visit must have the status `plan_proposed`.
 */
export const conclude = async (
  tx: Scope,
  { consultation, journey }: { consultation: Consultation; journey: Journey },
  plan: AgreedPlan,
): Promise<void> => {
  const { accepted, signer, products, reason } = plan;
  const { userId, id: consultationId, shipState: state } = consultation;
  const billing = tx.use(billingPort);
  const productIds = products.map((product) => product.id);
  const drugTypes = products.map((product) => product.drugType);
  const decides = accepted.actor.role === 'patient' ? 'patient' : 'clinician';
  await refuseToSignUnwarned(tx, userId, drugTypes, decides);
  await transitionConsultation(tx, consultation, 'approved', accepted, { decidedAt: tx.clock.now() });
  const prescriptions = tx.use(prescriptionPort);
  const { clinicianId, refills } = plan;
  const beforeFirstDose = orRefuse(
    await prescriptions.sign(signer, {
      userId,
      consultationId,
      clinicianId,
      state,
      productIds,
      refills,
      isFullEvaluation: consultation.kind !== 'titration',
      reason,
    }),
  );
  // Billing locks the patient now; their older prescriptions are locked afterwards, in the same order as in a dispatch.
  if (journey.checkoutId)
    orRefuse(
      await billing.approveVisit(signer, {
        checkoutId: journey.checkoutId,
        productIds,
        agreedPrices: new Map(products.map((product) => [product.id, product.price])),
        agreed: plan.agreed,
      }),
    );
  else await changeWhatShips(tx, { consultation, journey }, plan);
  if (consultation.kind === 'renewal') await pauseRenewed(tx, consultation);
  const cause = { actor: signer, reason: 'replaced by a newer one' };
  orRefuse(await prescriptions.supersedeOlder({ userId, consultationId }, drugTypes, cause));
  const finalProducts = products.map(planItem);
  await acceptPhotos(tx, signer, consultationId);
  const withChanges = isChanged(journey, plan);
  if (journey.checkoutId) await transitionJourney(tx, journey, 'in_fulfillment', accepted, { finalProducts });
  else {
    const advice = withChanges ? await endWhatIsReplaced(tx, { consultation, journey }, plan) : [];
    const by = journey.status === 'awaiting_plan_acceptance' ? accepted : { actor: signer, reason };
    await transitionJourney(tx, journey, 'completed', by, { finalProducts });
    for (const text of advice) await tx.use(messagePort).write(consultation, systemAuthor, text);
  }
  for (const text of beforeFirstDose) await tx.use(messagePort).write(consultation, systemAuthor, text);
  await tx
    .use(messagePort)
    .write(
      consultation,
      systemAuthor,
      'Your treatment is approved. See “Treatment” for how to take it. You can ask us anything here.',
      'approved',
    );
  await tx.use(accountPort).notify(userId, () => notices.approved());
  await tx.emit(consultationEvents.approved, {
    userId,
    consultationId,
    journeyId: journey.id,
    withChanges,
  });
};
