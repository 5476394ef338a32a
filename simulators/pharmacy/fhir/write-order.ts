import type { Extension, MedicationDispense, Task } from 'fhir/r4';
import {
  CANCELED,
  coded,
  extensions,
  type ShipmentPart,
  systems,
  type TaskPart,
} from '#server/pharmacy/fhir/codes.ts';
import { lineReference } from '#server/pharmacy/fhir/line-references.ts';
import type { RemoteParcel, RemoteStatus } from '#server/ports/pharmacy.ts';
import { remoteOrder } from '../packages.ts';
import type { StoredPharmacyOrder } from '../repositories/pharmacy-orders.ts';

const taskStatus: Readonly<Record<RemoteStatus, Task['status']>> = {
  received: 'received',
  verifying: 'accepted',
  filling: 'in-progress',
  packed: 'in-progress',
  backordered: 'on-hold',
  partially_shipped: 'in-progress',
  shipped: 'completed',
  delivered: 'completed',
  returned: 'completed',
  on_hold: 'on-hold',
  rejected: 'rejected',
  canceled: CANCELED,
};

const referenceTo = (order: StoredPharmacyOrder, productId: number) =>
  lineReference(order.orderId, { productId, isPrescribed: order.prescribedIds.includes(productId) });

const shipment = (parcel: RemoteParcel): Extension => {
  const part = (url: ShipmentPart, value: Omit<Extension, 'url'>): Extension => ({ url, ...value });
  return {
    url: extensions.shipment,
    extension: [
      part('parcel', { valueString: parcel.parcelId }),
      part('status', { valueCode: parcel.status }),
      ...(parcel.trackingNumber ? [part('tracking-number', { valueString: parcel.trackingNumber })] : []),
      ...(parcel.expectedAt ? [part('expected', { valueDateTime: parcel.expectedAt.toISOString() })] : []),
      ...(parcel.deliveredAt ? [part('delivered', { valueDateTime: parcel.deliveredAt.toISOString() })] : []),
    ],
  };
};

const recall = (text: string | undefined): Extension[] =>
  text === undefined ? [] : [{ url: extensions.recall, valueString: text }];

const substitution = (name: string | undefined): Partial<MedicationDispense> =>
  name === undefined
    ? {}
    : { substitution: { wasSubstituted: true }, medicationCodeableConcept: { text: name } };

const dispense = (
  order: StoredPharmacyOrder,
  productId: number,
  rest: Pick<MedicationDispense, 'status'> & Partial<MedicationDispense>,
): MedicationDispense => {
  const reference = referenceTo(order, productId);
  return {
    resourceType: 'MedicationDispense',
    id: `${order.orderId}.${productId}`,
    medicationCodeableConcept: coded(systems.product, String(productId)),
    ...(reference.type === 'MedicationRequest'
      ? { authorizingPrescription: [reference] }
      : { supportingInformation: [reference] }),
    ...rest,
  };
};

/** What the pharmacy has done about each line; nothing about lines that it has yet to begin. */
export const dispensesOf = (order: StoredPharmacyOrder, now: Date): readonly MedicationDispense[] => {
  const { parcels, backordered, canceledProductIds } = remoteOrder(order, now);
  return [
    ...parcels.flatMap((parcel) =>
      parcel.productIds.map((productId) =>
        dispense(order, productId, {
          status: 'completed',
          whenHandedOver: parcel.shippedAt.toISOString(),
          extension: [shipment(parcel), ...recall(order.recalls[productId])],
          ...substitution(order.substitutes[productId]),
        }),
      ),
    ),
    ...backordered.map(({ productId, expectedAt }) =>
      dispense(order, productId, {
        status: 'on-hold',
        statusReasonCodeableConcept: coded(systems.dispenseReason, 'outofstock'),
        ...(expectedAt
          ? { extension: [{ url: extensions.expectedDate, valueDateTime: expectedAt.toISOString() }] }
          : {}),
      }),
    ),
    ...canceledProductIds.map((productId) => dispense(order, productId, { status: CANCELED })),
  ];
};

const part = (code: TaskPart) => coded(systems.taskPart, code);

/** The order as its task; it names its dispenses. */
export const taskOf = (order: StoredPharmacyOrder, now: Date): Task => {
  const { orderId, remoteId, receivedAt, productIds } = order;
  const { status } = remoteOrder(order, now);
  return {
    resourceType: 'Task',
    id: remoteId,
    identifier: [{ system: systems.order, value: orderId }],
    status: taskStatus[status],
    businessStatus: coded(systems.progress, status),
    ...(status === 'rejected' && order.reason ? { statusReason: { text: order.reason } } : {}),
    intent: 'order',
    code: coded(systems.taskCode, 'fulfill'),
    authoredOn: receivedAt.toISOString(),
    input: productIds.map((productId) => ({
      type: part('line'),
      valueReference: referenceTo(order, productId),
    })),
    output: dispensesOf(order, now).map(({ id }) => ({
      type: part('dispense'),
      valueReference: { reference: `MedicationDispense/${id}` },
    })),
  };
};
