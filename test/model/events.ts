import { drugOf, type Group, isIn } from './drugs.ts';
import { type Snapshot, sentOrders } from './snapshot.ts';

const succeededOn = ({ attempts, invoices, orders }: Snapshot, isRefill: boolean): number =>
  attempts.filter(({ status, invoice_id }) => {
    const invoice = invoices.find(({ id }) => id === invoice_id);
    const order = orders.find(({ id }) => id === invoice?.order_id);
    return status === 'succeeded' && order !== undefined && (order.kind === 'refill') === isRefill;
  }).length;

const sent = (all: Snapshot, isPrescription: boolean): number =>
  sentOrders(all).filter(
    ({ lines }) => lines.some(({ product_id }) => drugOf(product_id).isPrescription) === isPrescription,
  ).length;

const signedAt = ({ prescriptions, consultations }: Snapshot, kind: string): number =>
  prescriptions.filter(({ consultation_id }) =>
    consultations.some((visit) => visit.id === consultation_id && visit.kind === kind),
  ).length;

const sentWith =
  (product: (id: number) => boolean) =>
  (all: Snapshot): number =>
    sentOrders(all).filter(({ lines }) => lines.some(({ product_id }) => product(product_id))).length;

const decided = ({ decisions }: Snapshot, purpose: string, isAllowed: boolean): number =>
  decisions.filter((one) => one.purpose === purpose && one.is_allowed === isAllowed).length;

const heldByRule = ({ holds, prescriptions }: Snapshot, group: Group): number =>
  holds.filter(
    ({ rule_ids, prescription_id }) =>
      rule_ids.length > 0 &&
      prescriptions.some(({ id, product_id }) => id === prescription_id && isIn(group, product_id)),
  ).length;

/** What an invariant speaks of: a run in which one of these never happens proves nothing about it. */
const counts: Readonly<Record<string, (all: Snapshot) => number>> = {
  'first charges': (all) => succeededOn(all, false),
  'refill charges': (all) => succeededOn(all, true),
  refunds: ({ invoices }) => invoices.filter(({ amount_refunded }) => amount_refunded > 0).length,
  'prescription dispatches': (all) => sent(all, true),
  'over-the-counter dispatches': (all) => sent(all, false),
  'dispatches of erection medicine': sentWith((id) => isIn('erection medicine', id)),
  'dispatches of antidepressants': sentWith((id) => isIn('antidepressant', id)),
  'prescriptions of a first visit': (all) => signedAt(all, 'initial'),
  'prescriptions of a renewal': (all) => signedAt(all, 'renewal'),
  'prescriptions of a change of treatment': (all) => signedAt(all, 'titration'),
  'prescriptions replaced': ({ prescriptions }) =>
    prescriptions.filter(({ status }) => status === 'superseded').length,
  'prescriptions discontinued': ({ prescriptions }) =>
    prescriptions.filter(({ status }) => status === 'stopped').length,
  'plans accepted': (all) => decided(all, 'accept', true),
  'stops at submit': (all) => decided(all, 'submit', false),
  'stops at a correction': (all) => decided(all, 'amend', false),
  'stops at a renewal': (all) => decided(all, 'renewal', false),
  'holds by a stop or an emergency': ({ holds }) =>
    holds.filter(({ rule_ids, is_hard_stop }) => rule_ids.length > 0 && is_hard_stop).length,
  'holds by a rule about one drug': ({ holds }) =>
    holds.filter(({ rule_ids, is_hard_stop }) => rule_ids.length > 0 && !is_hard_stop).length,
  'holds of erection medicine by a rule': (all) => heldByRule(all, 'erection medicine'),
  'holds of antidepressants by a rule': (all) => heldByRule(all, 'antidepressant'),
  'holds by a clinician': ({ holds }) => holds.filter(({ placed_by }) => placed_by !== null).length,
  'holds by a move': ({ holds }) =>
    holds.filter(({ placed_by, rule_ids }) => placed_by === null && rule_ids.length === 0).length,
  'holds lifted by one clinician': ({ holds }) =>
    holds.filter(({ lifted_by, lift_proposed_by }) => lifted_by !== null && lift_proposed_by === null).length,
  'holds lifted by two clinicians': ({ holds }) =>
    holds.filter(({ lifted_by, lift_proposed_by }) => lifted_by !== null && lift_proposed_by !== null).length,
  'live calls that took place': ({ calls }) => calls.filter(({ status }) => status === 'completed').length,
  'live calls that were waived': ({ calls }) => calls.filter(({ status }) => status === 'waived').length,
  'live calls that are open': ({ calls }) =>
    calls.filter(({ status }) => status !== 'completed' && status !== 'waived').length,
  'check-ins': ({ checkIns }) => checkIns.length,
  'check-ins closed': ({ checkIns }) => checkIns.filter(({ closed_at }) => closed_at !== null).length,
  'stops at a check-in': (all) => decided(all, 'check_in', false),
  'stop answers changed back': ({ history }) => history.facts.filter(({ isCurrent }) => !isCurrent).length,
  emergencies: ({ consultations }) => consultations.filter(({ alert_at }) => alert_at !== null).length,
  'emergencies closed': ({ consultations }) =>
    consultations.filter(({ alert_handled_at }) => alert_handled_at !== null).length,
  'parcels replaced': ({ orders }) => orders.filter(({ status }) => status === 'replaced').length,
  'stops resolved by two clinicians': ({ resolutions }) =>
    resolutions.filter(({ confirmed_by }) => confirmed_by !== null).length,
  'holds of what is sold over the counter': ({ holds }) =>
    holds.filter(({ drug_type }) => drug_type !== null).length,
  'cancellations taken back': (all) => decided(all, 'reactivation', true),
  'changes of the birth date': ({ birthDates }) => birthDates.length,
  'stops of a second account': ({ history }) => history.undecided.length,
  'accounts joined': ({ history }) =>
    history.facts.filter(({ isOfJoinedAccount }) => isOfJoinedAccount === true).length,
  'subscriptions canceled': ({ subscriptions }) =>
    subscriptions.filter(({ status }) => status === 'canceled').length,
  'deaths of the process': ({ history }) => history.deaths,
};

export const eventNames = Object.keys(counts);

/** How often each event happened in a history, by its name. */
export const eventsOf = (all: Snapshot): ReadonlyMap<string, number> =>
  new Map(Object.entries(counts).map(([name, count]) => [name, count(all)]));
