import type { Extension, MedicationDispense } from 'fhir/r4';
import type { RemoteOrder, RemoteParcel } from '#server/ports/pharmacy.ts';
import { CANCELED, extensions, type ShipmentPart } from './codes.ts';
import { productsIn } from './line-references.ts';
import { shortText } from './short-text.ts';

type Warnings = RemoteOrder['warnings'];

/** What a dispense warns about: a recall, or another product than was ordered. */
export const warningsIn = (dispense: MedicationDispense): Warnings => {
  const { extension, substitution, medicationCodeableConcept } = dispense;
  const recall = find(extension, extensions.recall);
  const texts: Record<Warnings[number]['kind'], string | null> = {
    recalled: recall ? shortText(recall.valueString) || 'It is recalled.' : null,
    substituted: substitution?.wasSubstituted
      ? shortText(
          `It sent ${medicationCodeableConcept?.text ?? 'another product'}. ${substitution.reason?.[0]?.text ?? ''}`,
        )
      : null,
  };
  return productsOf(dispense).flatMap((productId) =>
    (['recalled', 'substituted'] as const).flatMap((kind) => {
      const text = texts[kind];
      return text === null ? [] : [{ kind, productId, text }];
    }),
  );
};

const productsOf = ({ authorizingPrescription = [], supportingInformation = [] }: MedicationDispense) =>
  productsIn([...authorizingPrescription, ...supportingInformation]);

/** What a dispense says about its line. */
export type LineNews =
  | { readonly kind: 'shipped'; readonly productIds: readonly number[]; readonly parcel: Shipment }
  | { readonly kind: 'backordered'; readonly productIds: readonly number[]; readonly expectedAt: Date | null }
  | { readonly kind: 'canceled'; readonly productIds: readonly number[] }
  /** Being prepared, or something that we do not know. */
  | { readonly kind: 'open'; readonly productIds: readonly number[] };

type Shipment = Omit<RemoteParcel, 'productIds'>;

const dateOf = (text: string | undefined): Date | null => {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
};

const find = (list: readonly Extension[] | undefined, url: string): Extension | undefined =>
  list?.find((one) => one.url === url);

const shipmentOf = ({ id = '', extension, whenHandedOver }: MedicationDispense): Shipment | null => {
  const parts = find(extension, extensions.shipment)?.extension;
  const part = (url: ShipmentPart) => find(parts, url);
  const shippedAt = dateOf(whenHandedOver);
  if (shippedAt === null) return null;
  const status = part('status')?.valueCode;
  return {
    parcelId: part('parcel')?.valueString ?? id,
    status: status === 'delivered' || status === 'returned' ? status : 'shipped',
    shippedAt,
    deliveredAt: status === 'delivered' ? dateOf(part('delivered')?.valueDateTime) : null,
    expectedAt: dateOf(part('expected')?.valueDateTime),
    trackingNumber: part('tracking-number')?.valueString ?? null,
  };
};

const willNotShip: readonly MedicationDispense['status'][] = [
  CANCELED,
  'declined',
  'stopped',
  'entered-in-error',
];

/** Reads a dispense. What has been handed over to the carrier counts as shipped, whatever else it says. */
export const readDispense = (dispense: MedicationDispense): LineNews => {
  const { status, extension } = dispense;
  const productIds = productsOf(dispense);
  const parcel = status === 'completed' ? shipmentOf(dispense) : null;
  if (parcel) return { kind: 'shipped', productIds, parcel };
  if (willNotShip.includes(status)) return { kind: 'canceled', productIds };
  if (status !== 'on-hold') return { kind: 'open', productIds };
  const expectedAt = dateOf(find(extension, extensions.expectedDate)?.valueDateTime);
  return { kind: 'backordered', productIds, expectedAt };
};
