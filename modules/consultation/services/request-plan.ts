import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { accountPort, leavingPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import { messagePort, patientAuthor } from '#modules/message/index.ts';
import type { PlanRequests } from '#modules/quiz/index.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../domain/plan.ts';
import { consultationRepository } from '../repositories/consultations.ts';
import { journeyRepository } from '../repositories/journeys.ts';
import { knownAnswers } from './known-answers.ts';
import { openChangeQuestions } from './open-change-questions.ts';
import { freshVisit } from './open-visit.ts';
import { takenPrescriptions } from './titration/taken-prescriptions.ts';

const KIND = 'titration';

/** Prescription products that may be asked for, of one service line and with a cadence; all others are left out. */
const askedFor = async (tx: Scope, productIds: readonly number[]): Promise<readonly Product[]> => {
  const catalogue = tx.use(cataloguePort);
  const products = await catalogue.productsByIds([...new Set(productIds)]);
  orRefuse(catalogue.mayBeOffered(products, 'addProductIds'));
  const [first] = products;
  return products.filter(
    ({ needsPrescription, supplyInDays, serviceLine }) =>
      needsPrescription && supplyInDays > 0 && serviceLine === first?.serviceLine,
  );
};

/** Two open visits about one treatment would conflict. */
const refuseWhileOpen = async (tx: Scope, userId: string): Promise<void> => {
  const consultations = consultationRepository(tx.db);
  if (await consultations.openOfKind(userId, 'renewal'))
    orRefuse(
      fail('CONFLICT', 'A clinician is reviewing your renewal. Write to them if you want another plan.'),
    );
  if (await consultations.openOfKind(userId, KIND))
    orRefuse(
      fail(
        'CONFLICT',
        'A change of your treatment is already open. Finish its questions, or write to your clinician.',
      ),
    );
};

/** The contract is documented at the port. */
export const planRequestService = (scope: Scope): PlanRequests => ({
  open: (actor, userId, { productIds, body }) =>
    allOrNothing(scope, async (tx) => {
      await tx.use(billingPort).lockPerson(userId);
      orRefuse(await tx.use(leavingPort).mayBegin(userId));
      const wanted = await askedFor(tx, productIds);
      const present = (await takenPrescriptions(tx, userId))
        .map(({ product }) => product)
        .filter(({ serviceLine }) => serviceLine === wanted[0]?.serviceLine);
      if (present.length === 0) return null;
      await refuseWhileOpen(tx, userId);
      const from = present.map(({ id }) => id);
      orRefuse(await tx.use(billingPort).mayChangeProducts({ userId, from }));
      const person = await tx.use(accountPort).person(userId);
      const consultations = consultationRepository(tx.db);
      const isBusy = await consultations.hasDraft(userId);
      const { answers: known } = await knownAnswers(tx, userId);
      const opened = freshVisit(tx, {
        userId,
        checkoutId: null,
        userProducts: present.map(planItem),
        kind: KIND,
        shipState: person?.address?.state ?? '',
        quizResponseId: null,
      });
      const consultation = {
        ...opened.consultation,
        drugTypes: [...new Set(wanted.map(({ drugType }) => drugType))],
      };
      const cause = { actor, reason: 'the patient asks for another plan' };
      await journeyRepository(tx.db).insert(opened.journey);
      await recordCreation(tx, 'journey', opened.journey, cause);
      await consultations.insert(consultation);
      await recordCreation(tx, 'consultation', consultation, cause);
      const questionsPath = await openChangeQuestions(tx, actor, consultation, { known, isBusy });
      await tx.use(messagePort).write(consultation, patientAuthor(userId, person), body);
      return { questionsPath };
    }),
});
