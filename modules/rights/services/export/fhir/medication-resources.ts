import type { MedicationDispense, MedicationRequest } from 'fhir/r4';
import { type ExportedRow, instantOf, type RowsOf, textOf } from '../tables-by-name.ts';
import { CANCELED, coded, identifier, idOf, reference, referenceIn } from './references.ts';

const statuses: Readonly<Record<string, MedicationRequest['status']>> = {
  active: 'active',
  pending: 'draft',
  draft: 'draft',
  on_hold: 'on-hold',
  expired: 'completed',
  completed: 'completed',
  discontinued: 'stopped',
  replaced: 'stopped',
  canceled: CANCELED,
};

const product = (row: ExportedRow) =>
  coded('product', String(row.product_id), textOf(row, 'name') ?? String(row.drug_type));

export const medicationRequests = (rows: RowsOf): readonly MedicationRequest[] =>
  rows('prescription').map((row) => {
    const [signed, ends] = [instantOf(row, 'signed_at'), instantOf(row, 'expires_at')];
    const [requester, encounter] = [referenceIn(row, 'clinician_id'), referenceIn(row, 'consultation_id')];
    return {
      resourceType: 'MedicationRequest',
      id: idOf(row),
      identifier: [identifier('prescription', idOf(row))],
      status: statuses[String(row.status)] ?? 'unknown',
      intent: 'order',
      medicationCodeableConcept: product(row),
      subject: reference(String(row.user_id)),
      ...(requester ? { requester } : {}),
      ...(encounter ? { encounter } : {}),
      ...(signed ? { authoredOn: signed } : {}),
      dosageInstruction: [{ text: textOf(row, 'directions') ?? '' }],
      dispenseRequest: {
        numberOfRepeatsAllowed: Number(row.refills_remaining),
        ...(signed && ends ? { validityPeriod: { start: signed, end: ends } } : {}),
      },
    };
  });

/** One for each refill that an order used up. */
export const dispenses = (rows: RowsOf): readonly MedicationDispense[] => {
  const prescriptions = new Map(rows('prescription').map((row) => [idOf(row), row]));
  const orders = new Map(rows('customer_order').map((row) => [idOf(row), row]));
  return rows('prescription_fill').flatMap((fill): readonly MedicationDispense[] => {
    const prescription = prescriptions.get(String(fill.prescription_id));
    if (!prescription) return [];
    const order = orders.get(String(fill.order_id));
    const handedOver = order && instantOf(order, 'shipped_at');
    return [
      {
        resourceType: 'MedicationDispense',
        id: `${String(fill.prescription_id)}-${String(fill.order_id)}`.slice(0, 64),
        identifier: [identifier('order-line', `${String(fill.order_id)}:${String(prescription.product_id)}`)],
        status: fill.returned_at ? CANCELED : handedOver ? 'completed' : 'preparation',
        medicationCodeableConcept: product(prescription),
        subject: reference(String(prescription.user_id)),
        authorizingPrescription: [reference(idOf(prescription))],
        ...(handedOver ? { whenHandedOver: handedOver } : {}),
      },
    ];
  });
};
