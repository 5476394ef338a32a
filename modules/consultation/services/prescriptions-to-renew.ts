import { fail, ok, type Result } from '#kernel/result.ts';
import { cataloguePort, type DrugType } from '#modules/catalogue/index.ts';
import {
  type PrescriptionStatus,
  type PrescriptionView,
  prescriptionPort,
  renewalOpensAt,
} from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import type { RenewalReasons } from './journey-kind-of.ts';

const renewable: readonly PrescriptionStatus[] = ['active', 'on_hold', 'completed', 'expired'];
const counting: readonly PrescriptionStatus[] = [...renewable, 'stopped'];

/**
 * The newest prescription of each drug, unless it was stopped; only those that the patient was told it is about (`drugTypes`)
 * and those on hold, because a refusal ends no more than that. Without such a list those that are due, or all when none is due yet. All of them for a patient who moved, because each needs a clinician licensed in the new state, and in an annual check-in, so
 * that there is one a year.
 */
export const toRenew = async (
  tx: Scope,
  userId: string,
  {
    isAfterMove = false,
    isAnnual = false,
    drugTypes = [],
  }: RenewalReasons & { readonly drugTypes?: readonly DrugType[] },
): Promise<readonly PrescriptionView[]> => {
  const all = (await tx.use(prescriptionPort).prescriptions(userId)).filter(({ status }) =>
    counting.includes(status),
  );
  const newest = all.filter(
    (one) => all.find((other) => other.drugType === one.drugType) === one && renewable.includes(one.status),
  );
  if (isAfterMove || isAnnual) return newest;
  if (newest.some(({ drugType }) => drugTypes.includes(drugType)))
    return newest.filter(({ drugType, status }) => drugTypes.includes(drugType) || status === 'on_hold');
  const now = tx.clock.now();
  const due = newest.filter(
    (one) =>
      one.status !== 'active' ||
      one.refillsRemaining === 0 ||
      (one.expiresAt !== null && now >= renewalOpensAt(one.expiresAt, null)),
  );
  return due.length > 0 ? due : newest;
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
