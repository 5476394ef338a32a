import type { Bundle, Identifier, Location, Quantity, Resource } from 'fhir/r4';
import { codeOf, systems, valueIn } from '#server/pharmacy/fhir/codes.ts';
import { lineId } from '#server/pharmacy/fhir/line-references.ts';
import { orderIdOf } from '#server/pharmacy/fhir/read-task.ts';
import { inBundle } from '#server/pharmacy/read-answer.ts';
import type { OrderContents } from '../repositories/pharmacy-orders.ts';

type Line = OrderContents['lines'][number];

const isLocation = (one: Resource): one is Location => one.resourceType === 'Location';

const linesOf = (bundle: Bundle, orderId: string): readonly Line[] => {
  const line = (
    identifiers: readonly Identifier[] | undefined,
    { name = '', quantity }: { name?: string; quantity: Quantity | undefined },
  ): Line[] => {
    const value = valueIn(identifiers, systems.line) ?? '';
    const productId = Number(value.slice(orderId.length + 1));
    if (!Number.isInteger(productId) || value !== lineId(orderId, productId)) return [];
    const prescriptionId = valueIn(identifiers, systems.prescription) ?? null;
    return [{ productId, name, quantity: quantity?.value ?? 1, prescriptionId }];
  };
  return [
    ...inBundle(bundle, 'MedicationRequest').flatMap((one) =>
      line(one.identifier, {
        name: one.medicationCodeableConcept?.text,
        quantity: one.dispenseRequest?.quantity,
      }),
    ),
    ...inBundle(bundle, 'SupplyRequest').flatMap((one) =>
      line(one.identifier, { name: one.itemCodeableConcept?.text, quantity: one.quantity }),
    ),
  ];
};

/** The order in a transaction; null when it has none, or one that cannot be filled. */
export const readOrder = (
  bundle: Bundle,
): { readonly orderId: string; readonly contents: OrderContents } | null => {
  const [task] = inBundle(bundle, 'Task');
  const orderId = task && orderIdOf(task);
  if (!task || orderId === undefined || codeOf(task.code, systems.taskCode) !== 'fulfill') return null;
  const lines = linesOf(bundle, orderId);
  const shippingMethod = task.input?.find(({ valueCode }) => valueCode !== undefined)?.valueCode;
  const destination = task.contained?.find(isLocation);
  if (lines.length === 0 || !destination || shippingMethod === undefined) return null;
  const { name: recipient = '', address } = destination;
  return { orderId, contents: { recipient, state: address?.state ?? '', shippingMethod, lines } };
};
