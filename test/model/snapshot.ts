import type { History } from './history.ts';

/** A change of state, as the product's log has it. */
interface Transition {
  readonly entity_id: string;
  readonly to_state: string;
  readonly actor_role: string;
  readonly at: Date;
}

interface OrderLine {
  readonly order_id: string;
  readonly product_id: number;
  readonly needs_prescription: boolean;
  readonly prescription_id: string | null;
  readonly canceled_at: Date | null;
  /** The patient does not have it: it was lost, damaged or sent back. */
  readonly not_had_at: Date | null;
}

/** Why a prescription is or was on hold. */
export interface Hold {
  /** Null for a drug that is sold over the counter, which `drug_type` names. */
  readonly prescription_id: string | null;
  readonly drug_type: string | null;
  readonly placed_at: Date;
  readonly placed_by: string | null;
  readonly rule_ids: readonly string[];
  readonly is_hard_stop: boolean;
  readonly reason: string;
  readonly lift_proposed_by: string | null;
  /** It waits for the answer to a check-in: the prescription stays active, and nothing is charged or sent. */
  readonly check_in_id: string | null;
  readonly lifted_at: Date | null;
  readonly lifted_by: string | null;
}

/** What was decided, with what the rules read and said; a charge or dispatch has products instead of rules. */
export interface Decision {
  readonly purpose: string;
  readonly consultation_id: string | null;
  readonly order_id: string | null;
  readonly drug_types: readonly string[];
  readonly taken_drug_types: readonly string[] | null;
  readonly answers: Readonly<Record<string, unknown>> | null;
  readonly rules:
    | readonly { readonly id: string; readonly result: string; readonly outcome: string }[]
    | null;
  readonly context: { readonly judgedDrugTypes?: readonly string[]; readonly chart?: unknown } | null;
  readonly products:
    | readonly {
        readonly productId: number;
        readonly isAllowed: boolean;
        readonly prescriptionId: string | null;
      }[]
    | null;
  readonly is_allowed: boolean;
  readonly at: Date;
}

/** The rows of a patient in every table that an invariant reads, as they are after a step. */
export interface Snapshot {
  readonly history: History;
  readonly orders: readonly {
    id: string;
    kind: string;
    status: string;
    ship_to: { address: { state: string } };
    checkout_id: string | null;
    subscription_id: string | null;
    /** The order whose parcel it replaces: it has no invoice of its own. */
    replaces_order_id: string | null;
    created_at: Date;
    submitted_at: Date | null;
    shipped_at: Date | null;
  }[];
  readonly lines: readonly OrderLine[];
  readonly subscriptions: readonly {
    id: string;
    status: string;
    created_at: Date;
    products: readonly number[];
  }[];
  readonly invoices: readonly {
    id: string;
    order_id: string;
    status: string;
    total: number;
    amount_charged: number;
    amount_refunded: number;
    paid_at: Date | null;
  }[];
  readonly attempts: readonly {
    invoice_id: string;
    status: string;
    amount: number;
    created_at: Date;
  }[];
  readonly prescriptions: readonly {
    id: string;
    consultation_id: string;
    clinician_id: string;
    drug_type: string;
    product_id: number;
    status: string;
    signed_at: Date;
    expires_at: Date;
    refills_remaining: number;
  }[];
  readonly fills: readonly { prescription_id: string; order_id: string; at: Date }[];
  readonly licenses: readonly { clinician_id: string; state: string }[];
  readonly consultations: readonly {
    id: string;
    kind: string;
    quiz_response_id: string | null;
    ship_state: string;
    status: string;
    alert_at: Date | null;
    alert_handled_at: Date | null;
  }[];
  readonly calls: readonly { consultation_id: string; status: string; status_at: Date }[];
  readonly checkIns: readonly { consultation_id: string; closed_at: Date | null }[];
  readonly findings: readonly { consultation_id: string; rule_id: string; acknowledged_at: Date | null }[];
  readonly consents: readonly { type: string; given: boolean; at: Date }[];
  readonly holds: readonly Hold[];
  readonly decisions: readonly Decision[];
  /** Changes of the birth date, first to last. */
  readonly birthDates: readonly { before: string | null; after: string; at: Date }[];
  /** What clinicians resolved, with the questions whose answers do not count any more. */
  readonly resolutions: readonly {
    questions: readonly string[];
    resolved_by: string;
    confirmed_by: string | null;
    at: Date;
  }[];
  /** What clinicians wrote about emergencies. */
  readonly responses: readonly { consultation_id: string; outcome: string; at: Date }[];
  /** Announcements of charges. */
  readonly notices: readonly { subscription_id: string; key: string; at: Date }[];
  /** In the order in which they were made. */
  readonly transitions: readonly Transition[];
  /** What the payment processor collected, in cents. */
  readonly collected: readonly number[];
}

/** Everything in one trip to the database: it is taken after every step. */
export const takeSnapshot = async (history: History): Promise<Snapshot> => {
  const { product } = history.harness;
  const patient = history.patient.id;
  const own = `where user_id = '${patient}'`;
  const of = (table: string) => `in (select id from ${table} ${own})`;
  const results: readonly { readonly rows: never[] }[] = await product.database.knex.raw(
    [
      `select * from customer_order ${own} order by created_at`,
      `select * from order_line where order_id ${of('customer_order')}`,
      `select id, status, created_at,
         array(select product_id from subscription_product where subscription_id = subscription.id) as products
         from subscription ${own}`,
      `select * from invoice ${own}`,
      `select * from charge_attempt where invoice_id ${of('invoice')}`,
      `select * from prescription ${own} order by created_at`,
      `select * from prescription_fill where prescription_id ${of('prescription')}`,
      'select * from clinician_license',
      `select * from consultation ${own} order by created_at`,
      `select * from live_call ${own}`,
      `select * from check_in ${own}`,
      `select * from eligibility_finding where consultation_id ${of('consultation')}`,
      `select * from consent where person_id = '${patient}'`,
      `select * from prescription_hold where prescription_id ${of('prescription')} or user_id = '${patient}' order by placed_at`,
      `select * from decision_record ${own} order by at`,
      `select r.*, array(select distinct question from patient_fact f where f.id = any(r.fact_ids)) as questions
         from patient_fact_resolution r ${own}`,
      `select before::text, after::text, at from birth_date_change where person_id = '${patient}' order by at`,
      `select * from alert_response where consultation_id ${of('consultation')}`,
      `select * from notice_sent where subscription_id ${of('subscription')}`,
      // The rows of one transaction have one time: the row's place tells which of two came first.
      'select * from state_transition order by at, ctid',
    ].join(';'),
  );
  const [
    orders = [],
    lines = [],
    subscriptions = [],
    invoices = [],
    attempts = [],
    prescriptions = [],
    fills = [],
    licenses = [],
    consultations = [],
    calls = [],
    checkIns = [],
    findings = [],
    consents = [],
    holds = [],
    decisions = [],
    resolutions = [],
    birthDates = [],
    responses = [],
    notices = [],
    transitions = [],
  ] = results.map(({ rows }) => rows);
  return {
    history,
    orders,
    lines,
    subscriptions,
    invoices,
    attempts,
    prescriptions,
    fills,
    licenses,
    consultations,
    calls,
    checkIns,
    findings,
    consents,
    holds,
    decisions,
    resolutions,
    birthDates,
    responses,
    notices,
    transitions,
    collected: await product.charges(patient),
  };
};

/** The state that something had at an instant; null before its first. */
export const stateAt = ({ transitions }: Snapshot, id: string, at: Date): string | null =>
  transitions.findLast((one) => one.entity_id === id && one.at <= at)?.to_state ?? null;

/** When an order went to the pharmacy; null for one that did not. */
export const sentAt = ({ transitions }: Snapshot, orderId: string): Date | null =>
  transitions.find(({ entity_id, to_state }) => entity_id === orderId && to_state === 'sent_to_pharmacy')
    ?.at ?? null;

/** The orders that went to the pharmacy, first to last, each with its lines. */
export const sentOrders = (all: Snapshot) =>
  all.orders
    .flatMap((order) => {
      const at = sentAt(all, order.id);
      const lines = all.lines.filter(
        (line) =>
          line.order_id === order.id && (line.canceled_at === null || at === null || line.canceled_at > at),
      );
      return at ? [{ order, at, lines }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** The order by whose invoice an order was paid: the first of those that replace one another. */
export const paidOrderOf = (
  all: Snapshot,
  order: Pick<Snapshot['orders'][number], 'id' | 'replaces_order_id'>,
): string => {
  const earlier = all.orders.find(({ id }) => id === order.replaces_order_id);
  return earlier ? paidOrderOf(all, earlier) : order.id;
};

/** Whether the pharmacy stopped the order: the patient never had it. */
export const wasStopped = ({ status, shipped_at }: Snapshot['orders'][number]): boolean =>
  (status === 'canceled' || status === 'refunded') && shipped_at === null;

/** The prescriptions that were in force just before an instant. */
export const inForceBefore = (all: Snapshot, at: Date) => {
  const before = new Date(at.getTime() - 1);
  return all.prescriptions.filter(({ id }) => ['active', 'on_hold'].includes(stateAt(all, id, before) ?? ''));
};

/** Whether it was active when something happened. One that was completed at that instant was active just before. */
export const wasActive = (all: Snapshot, id: string, at: Date): boolean =>
  (stateAt(all, id, new Date(at.getTime() - 1)) ?? stateAt(all, id, at)) === 'active';
