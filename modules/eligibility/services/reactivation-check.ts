import type { OrderInQuestion, ReactivationRefusal } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { isPrescriptionDrug } from '../domain/drug-groups.ts';
import { findingPort } from '../index.ts';
import { judgeKnown } from './judge-known.ts';
import { rulesOfOrder } from './order-check.ts';
import { oldAnswers } from './unsettled-answers.ts';

/** A clinician has to review it: the patient is told that, and not the rule. */
const asked = (product: Product): ReactivationRefusal => ({
  productId: product.id,
  message: `A clinician has to look at your answers before ${product.publicDisplayedName} can start again.`,
  hint: '',
  href: '',
  label: '',
  asksClinician: true,
});

/**
 * Prescription drugs by everything that is known of the patient, with answers that are too old for a renewal counting as
 * none: whatever no clinician acknowledged when it was prescribed is for a clinician.
 */
const prescribed = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  prescribedAt: readonly string[],
  { dob, shipState }: OrderInQuestion,
): Promise<readonly ReactivationRefusal[]> => {
  if (products.length === 0) return [];
  const judged = await judgeKnown(scope, {
    userId,
    purpose: 'reactivation',
    drugTypes: [...new Set(products.map(({ drugType }) => drugType))],
    dob,
    shipState,
  });
  const unsettled = await scope.use(findingPort).unsettled(prescribedAt, judged);
  // A rule that needs an answer which is too old has not passed.
  return unsettled.length > 0 || oldAnswers(judged).length > 0 ? products.map(asked) : [];
};

/** The evaluation of products of an ended subscription that the patient wants again. */
export const rulesOfReactivation = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  prescribedAt: readonly string[],
  order: OrderInQuestion,
): Promise<readonly ReactivationRefusal[]> => {
  const drugs = products.filter(({ drugType }) => isPrescriptionDrug(drugType));
  const [ofPrescriptions, refused] = await Promise.all([
    prescribed(scope, userId, drugs, prescribedAt, order),
    rulesOfOrder(scope, userId, products, 'reactivation', order),
  ]);
  // For a prescription drug with an open stop one clinician is not enough: two of them resolve it first.
  const isRefused = (id: number): boolean => refused.some(({ productId }) => productId === id);
  return [
    ...ofPrescriptions.filter(({ productId }) => !isRefused(productId)),
    ...refused.map((refusal) => ({ ...refusal, asksClinician: false })),
  ];
};
