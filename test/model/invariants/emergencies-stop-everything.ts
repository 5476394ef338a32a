import { drugOf } from '../drugs.ts';
import { type Snapshot, sentOrders } from '../snapshot.ts';

const closing: readonly string[] = ['spoke_with_patient', 'sent_to_emergency_care', 'not_an_emergency'];

/** A clinician recorded the outcome of an emergency at this instant. */
const isAnswered = ({ responses }: Snapshot, handledAt: Date): boolean =>
  responses.some(({ outcome, at }) => closing.includes(outcome) && at.getTime() === handledAt.getTime());

/**
 * After a submitted emergency: an alert that stays open until a clinician records an outcome, and nothing that it
 * affects is charged or sent until a clinician has acted. That everything is on hold, `stopsAreResolved` checks.
 */
export const emergenciesStopEverything = (all: Snapshot): readonly string[] =>
  all.history.facts.flatMap(({ name, isEmergency, drugTypes, submittedAt, responseId }) => {
    if (!isEmergency || submittedAt === null) return [];
    // A patient who starts again continues with the same questionnaire in another visit.
    const isAlerted = all.consultations.some(
      ({ quiz_response_id, alert_at, alert_handled_at }) =>
        quiz_response_id === responseId &&
        alert_at !== null &&
        (alert_handled_at === null || (alert_handled_at > submittedAt && isAnswered(all, alert_handled_at))),
    );
    const until = all.history.clinicianActs.find((at) => at > submittedAt);
    const isMeanwhile = (at: Date) => at > submittedAt && (until === undefined || at < until);
    const isAbout = (orderId: string) =>
      all.lines.some(
        (line) => line.order_id === orderId && drugTypes.includes(drugOf(line.product_id).drugType),
      );
    const sent = sentOrders(all).filter(({ order, at }) => isMeanwhile(at) && isAbout(order.id));
    const charged = all.attempts.filter(
      ({ invoice_id, created_at }) =>
        isMeanwhile(created_at) && isAbout(all.invoices.find(({ id }) => id === invoice_id)?.order_id ?? ''),
    );
    return [
      ...(isAlerted ? [] : [`After ${name}, there is no open alert, and no clinician closed one.`]),
      ...sent.map(({ order }) => `After ${name}, order ${order.id} was sent.`),
      ...charged.map(({ invoice_id }) => `After ${name}, invoice ${invoice_id} was charged.`),
    ];
  });
