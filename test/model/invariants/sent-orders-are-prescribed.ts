import { drugOf } from '../drugs.ts';
import { type Snapshot, sentOrders, stateAt, wasActive } from '../snapshot.ts';

const problemsOf = (
  all: Snapshot,
  { order, at, lines }: ReturnType<typeof sentOrders>[number],
): readonly string[] =>
  lines
    .filter(({ product_id }) => drugOf(product_id).isPrescription)
    .flatMap((line) => {
      const what = `Order ${order.id} went to the pharmacy with product ${line.product_id}`;
      const prescription = all.prescriptions.find(({ id }) => id === line.prescription_id);
      if (!prescription) return [`${what} without a prescription.`];
      const { id, clinician_id, expires_at, signed_at, product_id } = prescription;
      const state = order.ship_to.address.state;
      const isLicensed = all.licenses.some(
        (license) => license.clinician_id === clinician_id && license.state === state,
      );
      return [
        ...(product_id === line.product_id ? [] : [`${what} on a prescription for ${product_id}.`]),
        ...(wasActive(all, id, at) ? [] : [`${what}, whose prescription was ${stateAt(all, id, at)}.`]),
        ...(at < expires_at && at >= signed_at ? [] : [`${what}, whose prescription was out of date.`]),
        ...(isLicensed ? [] : [`${what} to ${state}, where its clinician has no license.`]),
        // The fill of a parcel that the patient does not have was given back.
        ...(line.not_had_at !== null ||
        all.fills.some((fill) => fill.prescription_id === id && fill.order_id === order.id)
          ? []
          : [`${what}, and no fill was taken.`]),
      ];
    });

/** Nothing is at the pharmacy without a prescription that was active, in date, licensed and had a fill left. */
export const sentOrdersArePrescribed = (all: Snapshot): readonly string[] => [
  ...sentOrders(all).flatMap((sent) => problemsOf(all, sent)),
  ...all.prescriptions
    .filter(({ refills_remaining }) => refills_remaining < 0)
    .map(({ id }) => `The prescription ${id} was filled more often than it allows.`),
];
