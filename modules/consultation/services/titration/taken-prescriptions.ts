import { addDays, daysBetween } from '#kernel/dates.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import { productDose, type TakenProduct } from '#modules/eligibility/index.ts';
import { type PrescriptionView, prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';

/** A prescription that runs or is on hold, with its product. */
export interface TakenPrescription extends TakenProduct {
  readonly prescription: PrescriptionView;
}

interface Dispensed {
  readonly product: Product;
  readonly prescription: PrescriptionView;
}

const isSameDose = (one: Product, other: Product): boolean =>
  one.drugType === other.drugType && productDose(one)?.mg === productDose(other)?.mg;

/** Days after the end of a supply within which the next one still counts as uninterrupted. */
const BREAK_DAYS = 21;

/** Whether the older supply lasted until the newer one came. */
const leadsTo = (older: Dispensed, newer: Date): boolean => {
  const { lastFillAt } = older.prescription;
  return (
    lastFillAt !== null &&
    addDays(lastFillAt, older.product.supplyInDays + BREAK_DAYS).getTime() >= newer.getTime()
  );
};

/** When the patient first got the current dose, without interruption since; null before. `older`: newest first. */
const onDoseSince = (present: Dispensed, older: readonly Dispensed[]): Date | null => {
  let since = present.prescription.firstFillAt;
  for (const one of older) {
    if (!isSameDose(one.product, present.product)) break;
    const { firstFillAt } = one.prescription;
    if (firstFillAt === null) continue;
    if (since !== null && !leadsTo(one, since)) break;
    since = firstFillAt;
  }
  return since;
};

/** The patient's prescriptions from us, newest first, with how long they have taken the current dose. */
export const takenPrescriptions = async (
  scope: Scope,
  userId: string,
): Promise<readonly TakenPrescription[]> => {
  const prescriptions = await scope.use(prescriptionPort).prescriptions(userId);
  const products = await scope
    .use(cataloguePort)
    .productsByIds([...new Set(prescriptions.map(({ productId }) => productId))]);
  const now = scope.clock.now();
  const known = prescriptions.flatMap((prescription): Dispensed[] => {
    const product = products.find(({ id }) => id === prescription.productId);
    return product ? [{ product, prescription }] : [];
  });
  return known.flatMap((present, at) => {
    const { product, prescription } = present;
    const { status, expiresAt } = prescription;
    const runs = (status === 'active' || status === 'on_hold') && expiresAt !== null && now < expiresAt;
    if (!runs) return [];
    const older = known.slice(at + 1).filter((one) => one.product.drugType === product.drugType);
    const since = onDoseSince(present, older);
    return [
      {
        product,
        prescription,
        isOnHold: status === 'on_hold',
        daysOnDose: since === null ? 0 : daysBetween(since, now),
      },
    ];
  });
};
