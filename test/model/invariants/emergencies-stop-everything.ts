import { drugOf } from '../drugs.ts';
import { type Snapshot, sentOrders } from '../snapshot.ts';

/** After a submitted emergency: an open alert, and no prescription of before it active, until a clinician has acted. */
export const emergenciesStopEverything = (all: Snapshot): readonly string[] =>
  all.history.facts.flatMap(({ name, isEmergency, submittedAt, responseId }) => {
    const { clinicianActedAt } = all.history;
    if (!isEmergency || submittedAt === null) return [];
    if (clinicianActedAt !== null && clinicianActedAt > submittedAt) return [];
    const active = all.prescriptions.filter(({ status }) => status === 'active');
    // A patient who starts again goes on with the same questionnaire in another visit.
    const isAlerted = all.consultations.some(
      ({ quiz_response_id, alert_at, alert_handled_at }) =>
        quiz_response_id === responseId && alert_at !== null && alert_handled_at === null,
    );
    const isRx = (orderId: string) =>
      all.lines.some((line) => line.order_id === orderId && drugOf(line.product_id).isPrescription);
    const sent = sentOrders(all).filter(({ order, at }) => at > submittedAt && isRx(order.id));
    const charged = all.attempts.filter(
      ({ invoice_id, created_at }) =>
        created_at > submittedAt && isRx(all.invoices.find(({ id }) => id === invoice_id)?.order_id ?? ''),
    );
    return [
      ...active.map(({ id, drug_type }) => `After ${name}, the prescription ${id} (${drug_type}) is active.`),
      ...(isAlerted ? [] : [`After ${name}, there is no open alert.`]),
      ...sent.map(({ order }) => `After ${name}, order ${order.id} was sent.`),
      ...charged.map(({ invoice_id }) => `After ${name}, invoice ${invoice_id} was charged.`),
    ];
  });
