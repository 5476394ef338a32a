import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import { ssris } from '#modules/eligibility/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { narrowVisit } from './narrow-visit.ts';
import { recordSsriConsent } from './ssri-consent.ts';
import { withdrawVisit } from './withdraw-visit.ts';

const DECLINED = 'the patient does not want an antidepressant';

/**
 * The patient does not want an antidepressant: it leaves their open visit and its order, and nothing is charged for it.
 * A visit about nothing else ends. Returns whether a visit continues; false also when no open visit has one.
 */
export const declineSsri = (scope: Scope, patient: Patient): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { actor, userId } = patient;
    const known = await consultationRepository(tx.db).undecidedWith(userId, ssris);
    await recordSsriConsent(tx, patient, { given: false });
    const consultation = known && (await consultationRepository(tx.db).lock(known.id));
    if (!consultation) return false;
    const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
    const left = journey.userProducts.filter(({ drugType }) => !ssris.includes(drugType));
    await recordAudit(tx, {
      actor,
      action: 'visit.antidepressant_declined',
      subject: 'consultation',
      subjectId: consultation.id,
      detail: { left: left.map(({ productId }) => productId) },
    });
    if (left.length === 0) {
      await withdrawVisit(tx, actor, consultation, DECLINED);
      return false;
    }
    await narrowVisit(tx, { consultation, journey, patient: actor }, left, DECLINED);
    const gone = journey.userProducts.filter((item) => !left.includes(item));
    if (journey.checkoutId)
      await tx.use(billingPort).withdrawProducts(actor, {
        checkoutId: journey.checkoutId,
        productIds: gone.map(({ productId }) => productId),
        reason: DECLINED,
      });
    return true;
  });
