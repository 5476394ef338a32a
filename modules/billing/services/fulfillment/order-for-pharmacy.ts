import { accountPort } from '#modules/account/index.ts';
import type { PharmacyOrder, PrescriptionToFill } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { isFlammable } from '../../domain/pricing/shipping-limits.ts';
import { prescriptionsToFillPort } from '../../prescriptions-to-fill-port.ts';
import type { CustomerOrder } from '../../repositories/orders.ts';

/** Why an order cannot be sent as it is: somebody has to complete something first. */
class OrderIncomplete extends Error {}

const prescriptionsOf = async (
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PrescriptionToFill>> => {
  if (ids.length === 0) return new Map();
  const signed = await scope.use(prescriptionsToFillPort).of(ids);
  return new Map(
    signed.map((one) => {
      const { npi } = one.prescriber;
      if (npi === null) throw new OrderIncomplete('The NPI of the clinician who prescribed it is not known.');
      return [one.id, { ...one, prescriber: { ...one.prescriber, npi } }];
    }),
  );
};

/** Only of an order with a prescription, which must state whom it is for. */
const patientOf = async (scope: Scope, userId: string): Promise<PharmacyOrder['patient']> => {
  const {
    firstName = null,
    lastName = null,
    dob = null,
  } = (await scope.use(accountPort).person(userId)) ?? {};
  if (firstName === null || lastName === null || dob === null)
    throw new OrderIncomplete('The name or the birth date of the patient is not known.');
  return { id: userId, firstName, lastName, dob };
};

/**
 * An order as the pharmacy gets it. Throws `OrderIncomplete` for a prescription drug without everything that a prescription
 * must state, so that it is never sent without.
 */
export const orderForPharmacy = async (scope: Scope, order: CustomerOrder): Promise<PharmacyOrder> => {
  const live = order.lines.filter((line) => !line.canceled);
  const ids = live.flatMap(({ prescriptionId }) => prescriptionId ?? []);
  const prescriptions = await prescriptionsOf(scope, ids);
  const prescriptionOf = ({ needsPrescription, prescriptionId }: (typeof live)[number]) => {
    const found = prescriptionId === null ? undefined : prescriptions.get(prescriptionId);
    if (needsPrescription && !found) throw new OrderIncomplete('It has no signed prescription.');
    return needsPrescription && found ? found : null;
  };
  const lines = live.map((line) => ({
    productId: line.productId,
    name: line.name,
    quantity: line.quantity,
    prescription: prescriptionOf(line),
  }));
  return {
    orderId: order.id,
    placedAt: order.createdAt,
    recipient: order.shipTo.recipient,
    address: order.shipTo.address,
    shippingMethod: live.some(isFlammable) ? 'standard' : order.shippingMethod,
    patient: lines.some(({ prescription }) => prescription) ? await patientOf(scope, order.userId) : null,
    lines,
  };
};
