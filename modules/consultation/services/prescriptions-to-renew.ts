import { fail, ok, type Result } from '#kernel/result.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import {
  type PrescriptionStatus,
  type PrescriptionView,
  prescriptionPort,
  renewalOpensAt,
} from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';

const renewable: readonly PrescriptionStatus[] = ['active', 'on_hold', 'completed', 'expired'];
const counting: readonly PrescriptionStatus[] = [...renewable, 'stopped'];

/**
 * The newest prescription of each drug, unless it was stopped; those that are due, or all when none is due yet. All of
 * them for a patient who moved: each needs a clinician licensed in the new state.
 */
export const toRenew = async (
  tx: Scope,
  userId: string,
  hasMoved: boolean,
): Promise<readonly PrescriptionView[]> => {
  const all = (await tx.use(prescriptionPort).prescriptions(userId)).filter(({ status }) =>
    counting.includes(status),
  );
  const newest = all.filter(
    (one) => all.find((other) => other.drugType === one.drugType) === one && renewable.includes(one.status),
  );
  const now = tx.clock.now();
  const due = newest.filter(
    ({ status, expiresAt, refillsRemaining }) =>
      status !== 'active' ||
      refillsRemaining === 0 ||
      (expiresAt !== null && now >= renewalOpensAt(expiresAt, null)),
  );
  return due.length > 0 && !hasMoved ? due : newest;
};

/**
 * The products that are still offered; the others end with their prescription. Refused when none is left, with the names
 * of the products that are no longer offered.
 */
export const onlyOffered = async (
  tx: Scope,
  prescriptions: readonly PrescriptionView[],
): Promise<Result<readonly PrescriptionView[]>> => {
  if (prescriptions.length === 0) return fail('CONFLICT', 'You have no prescription that can be renewed.');
  const catalogue = tx.use(cataloguePort);
  const products = await catalogue.productsByIds(prescriptions.map(({ productId }) => productId));
  const offered = products.filter((product) => catalogue.isRegistered(product)).map(({ id }) => id);
  if (offered.length === 0) {
    const refused = catalogue.mayBePrescribed(products);
    if (!refused.ok) return refused;
  }
  return ok(prescriptions.filter(({ productId }) => offered.includes(productId)));
};
