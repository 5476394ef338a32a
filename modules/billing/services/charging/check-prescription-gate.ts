import { cataloguePort, isDrugType, type Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { stateRule } from '../../domain/checkout/served-states.ts';
import { groundOnlyProblem } from '../../domain/pricing/shipping-limits.ts';
import { type RefillGate, type RefillRefusal, refillRefusal } from '../../domain/refill-gate.ts';
import {
  type ChargeOrDispatch,
  type GateAnswer,
  type GateRefusal,
  prescriptionGatePort,
} from '../../index.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';

export interface GateCheck {
  readonly userId: string;
  /** Everything that would be charged or sent. */
  readonly productIds: readonly number[];
  /** Two-letter code of the destination state. */
  readonly state: string;
  /** The date to check for; now when omitted. */
  readonly at?: Date;
}

/**
 * The gate's answer for every product; one without an answer is not allowed. Without products the gate is not called.
 */
export const checkPrescriptionGate = async (
  scope: Scope,
  { userId, productIds, state, at }: GateCheck,
): Promise<readonly GateAnswer[]> => {
  if (productIds.length === 0) return [];
  const refuse = (productId: number, reason: GateRefusal): GateAnswer => ({
    productId,
    allowed: false,
    reason,
    prescriptionId: null,
  });
  const catalogue = scope.use(cataloguePort);
  const products = await catalogue.productsByIds(productIds);
  const answers = await scope.use(prescriptionGatePort).check(userId, products, state, at);
  return productIds.map((id) => {
    const product = products.find((one) => one.id === id);
    if (product && !isSoldIn(product, state)) return refuse(id, 'state_not_served');
    // A drug that is not registered is neither charged nor sent, even with an earlier prescription.
    if (product && !catalogue.isRegistered(product)) return refuse(id, 'not_offered');
    return answers.find((answer) => answer.productId === id) ?? refuse(id, 'not_approved');
  });
};

/**
 * Whether a product may be sent to a state: a prescription product only where we serve, and no product where it is not
 * sold or no carrier may take it.
 */
const isSoldIn = (product: Product, state: string): boolean =>
  !product.unavailableStates.includes(state) &&
  groundOnlyProblem(product, state) === null &&
  (!product.needsPrescription || stateRule(state).prescriptions);

/** Records the decision about the products of an order. */
export const recordGateDecision = async (
  tx: Scope,
  { id: orderId, userId, shipTo, lines }: CustomerOrder,
  answers: readonly GateAnswer[],
  { purpose, actor }: Pick<ChargeOrDispatch, 'purpose' | 'actor'>,
): Promise<void> => {
  if (answers.length === 0) return;
  const drugs = new Map(lines.map(({ productId, drugType }) => [productId, drugType]));
  await tx.use(prescriptionGatePort).recordDecision({
    purpose,
    userId,
    orderId,
    state: shipTo.address.state,
    products: answers.flatMap((answer) => {
      const drugType = drugs.get(answer.productId);
      return drugType === undefined || !isDrugType(drugType) ? [] : [{ ...answer, drugType }];
    }),
    actor,
  });
};

/** The first refusal among answers, `too_soon` only when there is no other; null when all are allowed. */
export const firstRefusal = (answers: readonly GateAnswer[]): GateRefusal | null => {
  const refusals = answers.flatMap(({ allowed, reason }) => (allowed ? [] : [reason ?? 'not_approved']));
  return refusals.find((refusal) => refusal !== 'too_soon') ?? refusals[0] ?? null;
};

const refillReasons: Readonly<Record<GateRefusal, RefillRefusal>> = {
  not_approved: 'on_hold',
  expired: 'prescription_expired',
  no_refills: 'no_refills',
  on_hold: 'on_hold',
  check_in_due: 'check_in_due',
  stopped: 'stopped',
  state_not_served: 'state_not_served',
  not_offered: 'not_offered',
  too_soon: 'too_soon',
};

/** The same answers by product id, as `decideRefill` needs them. */
export const toRefillGate = (answers: readonly GateAnswer[]): ReadonlyMap<number, RefillGate> =>
  new Map(
    answers.map(({ productId, allowed, reason, notBefore }) => [
      productId,
      allowed ? { allowed: true } : refillRefusal(refillReasons[reason ?? 'not_approved'], notBefore),
    ]),
  );

/** The text for the patient when a refusal stops a refill. */
export const refusalMessage = (reason: GateRefusal): string => {
  const gate = refillRefusal(refillReasons[reason]);
  return gate.allowed ? '' : gate.patientMessage;
};
