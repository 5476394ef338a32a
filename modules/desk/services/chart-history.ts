import type { OrderStop, PastOrder } from '#modules/billing/index.ts';
import { alertOutcomes, type PastVisit, type VisitEvent } from '#modules/consultation/index.ts';
import type { MessageView } from '#modules/message/index.ts';
import type { PrescriptionEvent } from '#modules/prescription/index.ts';
import { roleLabel, visitLabel, visitName } from './labels.ts';

/** The subject of an entry of the history, for its filter and mark. */
export type HistoryKind =
  | 'visit'
  | 'answers'
  | 'decision'
  | 'treatment'
  | 'order'
  | 'shipment'
  | 'alert'
  | 'message';

/** One dated entry of a patient's history. */
export interface HistoryEntry {
  readonly at: Date;
  readonly kind: HistoryKind;
  readonly what: string;
  readonly who: string;
  readonly reason: string;
  /** The visit it belongs to; null for orders. */
  readonly consultationId: string | null;
}

/** The records of one patient that the history is made of. */
export interface ChartRecords {
  readonly visits: readonly PastVisit[];
  readonly prescriptions: readonly PrescriptionEvent[];
  readonly orders: readonly PastOrder[];
  readonly messages: readonly MessageView[];
}

/** Null for a status that another entry shows already. */
const visitLabels: Readonly<Record<VisitEvent['what'], readonly [HistoryKind, string] | null>> = {
  draft: ['visit', 'Visit opened'],
  submitted: ['answers', 'Answers submitted'],
  corrected: ['answers', 'Answers corrected'],
  assigned: null,
  in_review: ['visit', 'Review opened'],
  needs_info: ['visit', 'Asked the patient'],
  awaiting_call: ['visit', 'A call is needed'],
  plan_proposed: ['decision', 'Plan proposed'],
  approved: ['decision', 'Approved'],
  not_a_match: ['decision', 'Refused'],
  canceled: ['visit', 'Visit closed'],
  expired: ['visit', 'Visit expired'],
  follow_up: null,
  completed: null,
};

/** Texts that people wrote; reasons that the system records are codes. */
const reasonOf = ({
  what,
  actorRole,
  reason,
}: Pick<VisitEvent, 'actorRole' | 'reason'> & { what: string }): string =>
  actorRole === 'clinician' || what === 'corrected' || what === 'held' ? reason : '';

const actorOf = ({ clinicianName, actorRole }: Pick<VisitEvent, 'clinicianName' | 'actorRole'>): string =>
  clinicianName ?? roleLabel(actorRole);

/** The second time that a visit is submitted is its return to the queue. Only a first visit is opened as a “visit”. */
const wordsOf = (
  visit: PastVisit,
  event: VisitEvent,
  earlier: readonly VisitEvent[],
): readonly [HistoryKind, string] | null => {
  if (event.what === 'submitted' && earlier.some(({ what }) => what === 'submitted'))
    return ['visit', 'Back in the queue'];
  if (event.what === 'draft' && visit.kind !== 'initial') return ['visit', `${visitName(visit)} opened`];
  if (event.what === 'completed') return ['decision', `${visitName(visit)} complete`];
  return visitLabels[event.what];
};

const ofVisit = (visit: PastVisit): readonly HistoryEntry[] => {
  const { consultationId, alertAt, alertResponses, events } = visit;
  const about = { consultationId, kind: 'alert' as const };
  return [
    ...events.flatMap((event, index) => {
      const words = wordsOf(visit, event, events.slice(0, index));
      if (!words) return [];
      const [kind, what] = words;
      const shown = event.what === 'draft' ? visitLabel(visit) : reasonOf(event);
      return [{ at: event.at, kind, what, who: actorOf(event), reason: shown, consultationId }];
    }),
    ...(alertAt
      ? [
          {
            ...about,
            at: alertAt,
            what: 'The answers describe an emergency',
            who: roleLabel('patient'),
            reason: '',
          },
        ]
      : []),
    ...alertResponses.map(({ at, outcome, note, clinicianName }) => ({
      ...about,
      at,
      what: alertOutcomes[outcome],
      who: clinicianName,
      reason: note,
    })),
  ];
};

const prescriptionLabels: Readonly<Record<PrescriptionEvent['what'], string>> = {
  active: 'Prescribed',
  held: 'On hold',
  resumed: 'Resumed',
  completed: 'All fills used',
  expired: 'Prescription ended',
  stopped: 'Discontinued',
  canceled: 'Prescription withdrawn',
  superseded: 'Replaced by a newer prescription',
  entered_in_error: 'Prescription entered by mistake',
};

const ofPrescription = (event: PrescriptionEvent): HistoryEntry => ({
  at: event.at,
  kind: 'treatment',
  what: `${prescriptionLabels[event.what]}: ${event.name}`,
  who: actorOf(event),
  reason: [event.what === 'held' ? event.ruleIds.join(', ') : '', reasonOf(event)].filter(Boolean).join(': '),
  consultationId: event.consultationId,
});

/** Ends of an order that its other dates do not show. */
const orderEnds: Readonly<Partial<Record<PastOrder['status'], string>>> = {
  canceled: 'canceled',
  refunded: 'refunded',
  returned: 'came back',
  lost: 'lost on the way',
  replaced: 'replaced',
};

const stopAnswers: Readonly<Record<NonNullable<OrderStop['answer']>, string>> = {
  stopped: 'stopped before it shipped',
  too_late: 'could not be stopped: it was already on its way',
};

const ofStop = (number: string, stop: OrderStop): readonly HistoryEntry[] => {
  const about = { kind: 'shipment' as const, reason: stop.productNames.join(', '), consultationId: null };
  const { requestedAt, answer, answeredAt } = stop;
  return [
    { ...about, at: requestedAt, what: `The pharmacy is asked to stop order ${number}`, who: 'System' },
    ...(answer && answeredAt
      ? [{ ...about, at: answeredAt, what: `Order ${number} ${stopAnswers[answer]}`, who: 'Pharmacy' }]
      : []),
  ];
};

const ofOrder = (order: PastOrder): readonly HistoryEntry[] => {
  const { number, kind, status, statusAt, placedAt, shippedAt, deliveredAt, productNames, stops } = order;
  const entry = (at: Date, what: string, who: string, about: 'order' | 'shipment'): HistoryEntry => ({
    at,
    kind: about,
    what,
    who,
    reason: productNames.join(', '),
    consultationId: null,
  });
  const end = orderEnds[status];
  const placed = kind === 'refill' ? `Refill: order ${number}` : `Order ${number} placed`;
  return [
    entry(placedAt, placed, kind === 'refill' ? 'System' : 'Patient', 'order'),
    ...stops.flatMap((stop) => ofStop(number, stop)),
    ...(shippedAt ? [entry(shippedAt, `Order ${number} shipped`, 'Pharmacy', 'shipment')] : []),
    ...(deliveredAt ? [entry(deliveredAt, `Order ${number} delivered`, 'Pharmacy', 'shipment')] : []),
    ...(end ? [entry(statusAt, `Order ${number} ${end}`, 'System', 'order')] : []),
  ];
};

const MESSAGE_LENGTH = 160;

const shortened = (text: string): string =>
  text.length > MESSAGE_LENGTH ? `${text.slice(0, MESSAGE_LENGTH).trimEnd()}…` : text;

const messageLabel = (authorType: string, alarm: string | null): string => {
  if (alarm) return 'Alarming words in a message from the patient';
  return authorType === 'patient' ? 'Message from the patient' : 'Message to the patient';
};

const ofMessage = ({
  createdAt,
  authorType,
  authorName,
  body,
  alarm,
}: MessageView): readonly HistoryEntry[] =>
  // The system's messages repeat what other entries show.
  authorType === 'system'
    ? []
    : [
        {
          at: createdAt,
          kind: alarm ? 'alert' : 'message',
          what: messageLabel(authorType, alarm),
          who: authorName,
          reason: shortened(body),
          consultationId: null,
        },
      ];

/** Everything that happened to a patient here, newest first. */
export const chartHistory = ({
  visits,
  prescriptions,
  orders,
  messages,
}: ChartRecords): readonly HistoryEntry[] =>
  [
    ...orders.flatMap(ofOrder),
    ...visits.flatMap(ofVisit),
    ...[...prescriptions].reverse().map(ofPrescription),
    ...messages.flatMap(ofMessage),
  ]
    // Of two entries at the same time, the consequence is newer.
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .reverse();
