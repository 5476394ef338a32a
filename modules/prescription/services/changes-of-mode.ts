import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import { changeOfMode } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import type { PrescriptionStatus } from '../domain/prescription-machine.ts';
import type { SignedPrescriptions } from '../index.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';

/** Of these the patient may have tablets at home. */
const mayBeAtHome: readonly PrescriptionStatus[] = [
  'active',
  'on_hold',
  'completed',
  'expired',
  'stopped',
  'superseded',
];

/** What the patient has to know before the first dose, of each product that is taken another way than their last one. */
export const changesOfMode = async (
  tx: Scope,
  { userId, consultationId }: Pick<SignedPrescriptions, 'userId' | 'consultationId'>,
  products: readonly Product[],
): Promise<ReadonlyMap<number, string>> => {
  const now = tx.clock.now();
  const earlier = (await prescriptionRepository(tx.db).ofUser(userId)).filter(
    (one) =>
      one.consultationId !== consultationId &&
      mayBeAtHome.includes(one.status) &&
      one.expiresAt !== null &&
      one.expiresAt > now,
  );
  const known = await tx.use(cataloguePort).productsByIds(earlier.map(({ productId }) => productId));
  return new Map(
    products.flatMap((product) => {
      const last = earlier.find(({ drugType }) => drugType === product.drugType);
      const before = known.find(({ id }) => id === last?.productId);
      const note = before ? changeOfMode(before, product) : null;
      return note ? [[product.id, note] as const] : [];
    }),
  );
};
