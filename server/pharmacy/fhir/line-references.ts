import type { Reference } from 'fhir/r4';
import { systems } from './codes.ts';

/** What identifies a line of an order: `<order id>:<product id>`. */
export const lineId = (orderId: string, productId: number): string => `${orderId}:${productId}`;

/** Refers to a line of an order by our identifier, because the pharmacy chooses the ids of its resources. */
export const lineReference = (
  orderId: string,
  { productId, isPrescribed }: { readonly productId: number; readonly isPrescribed: boolean },
): Reference => ({
  type: isPrescribed ? 'MedicationRequest' : 'SupplyRequest',
  identifier: { system: systems.line, value: lineId(orderId, productId) },
});

/** The product of a line that is referred to; null for a reference to something else. */
const productIn = (reference: Reference | undefined): number | null => {
  if (reference?.identifier?.system !== systems.line) return null;
  const [, digits] = /^[^:]+:(\d{1,9})$/.exec(reference.identifier.value ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
};

/** The products of the lines that are referred to, each once. */
export const productsIn = (references: readonly (Reference | undefined)[]): readonly number[] => [
  ...new Set(references.flatMap((reference) => productIn(reference) ?? [])),
];
