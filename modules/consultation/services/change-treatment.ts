import { orRefuse } from '#kernel/all-or-nothing.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import type { Journey } from '../repositories/journeys.ts';

interface Visit {
  readonly consultation: Pick<Consultation, 'id' | 'userId'>;
  readonly journey: Pick<Journey, 'userProducts'>;
}

interface Plan {
  readonly signer: Actor;
  readonly products: readonly Product[];
  readonly reason: string;
}

const productIds = (products: readonly { readonly id: number }[]): readonly number[] =>
  products.map(({ id }) => id);

const askedFor = ({ userProducts }: Visit['journey']): readonly number[] =>
  userProducts.map(({ productId }) => productId);

/** Products of the plan that were not asked for, or are not taken yet. */
const newProducts = (
  journey: Visit['journey'],
  products: readonly { readonly id: number }[],
): readonly number[] => productIds(products).filter((id) => !askedFor(journey).includes(id));

const leftOut = (
  journey: Visit['journey'],
  products: readonly { readonly id: number }[],
): readonly number[] => askedFor(journey).filter((id) => !productIds(products).includes(id));

/** Whether other or fewer products were agreed than were asked for. */
export const isChanged = (journey: Visit['journey'], { products }: Pick<Plan, 'products'>): boolean =>
  newProducts(journey, products).length > 0 || leftOut(journey, products).length > 0;

/**
 * A visit without an order: subscriptions continue with the agreed products. New ones come with the next charge;
 * products that are left out end. CONFLICT as in `changeProducts`.
 */
export const changeWhatShips = async (
  tx: Scope,
  { consultation: { userId }, journey }: Visit,
  { signer, products }: Plan,
): Promise<void> => {
  const billing = tx.use(billingPort);
  const gone = leftOut(journey, products);
  if (newProducts(journey, products).length > 0)
    orRefuse(
      await billing.changeProducts(signer, {
        userId,
        from: askedFor(journey),
        to: productIds(products),
        agreedPrices: new Map(products.map(({ id, price }) => [id, price])),
      }),
    );
  else if (gone.length > 0)
    await billing.endProducts(signer, { userId, productIds: gone, reason: 'left out by the clinician' });
  await billing.prescriptionRenewed(signer, userId);
};

/** Ends the prescriptions of products that the plan replaces or leaves out. Returns the advice for the patient. */
export const endWhatIsReplaced = async (
  tx: Scope,
  { consultation, journey }: Visit,
  { signer, products, reason }: Plan,
): Promise<readonly string[]> => {
  const { advice } = orRefuse(
    await tx.use(prescriptionPort).endReplaced(
      {
        userId: consultation.userId,
        consultationId: consultation.id,
        productIds: leftOut(journey, products),
        drugTypes: products.map(({ drugType }) => drugType),
        isReplaced: newProducts(journey, products).length > 0,
        stopText: reason,
      },
      { actor: signer, reason: 'changed by the clinician' },
    ),
  );
  return advice;
};
