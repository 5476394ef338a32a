import type { Knex } from 'knex';
import { aliasesOf } from '#kernel/columns.ts';
import type { CalendarDate } from '#kernel/dates.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import type { DepositOutcome } from '../domain/visit-checkout/deposit-state.ts';

/** A deposit with its order. */
export interface ProcedureDeposit {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly userId: string;
  readonly patientName: string;
  readonly patientEmail: string;
  /** What the order calls it. */
  readonly name: string;
  readonly procedureOn: CalendarDate;
  /** The patient may cancel before this day: the latest day that it was ever planned for. */
  readonly refundBefore: CalendarDate;
  /** Its day before the last move; null while it was never moved. */
  readonly movedFrom: CalendarDate | null;
  readonly orderStatus: OrderStatus;
  readonly outcome: DepositOutcome | null;
  /** Its charge succeeded once. */
  readonly isPaid: boolean;
  /** Cents. */
  readonly total: number;
  readonly placedAt: Date;
  /** As chosen by the patient; null until then. */
  readonly timeZone: string | null;
  /** Two letters. */
  readonly state: string;
}

const MOST = 200;

export const procedureDepositRepository = (db: Knex) => {
  const select = () =>
    db('procedure_deposit as d')
      .join('customer_order as o', 'o.id', 'd.order_id')
      .join('invoice as i', 'i.order_id', 'o.id')
      .join('person as p', 'p.id', 'd.user_id')
      .select(
        aliasesOf({
          orderId: 'd.order_id',
          orderNumber: 'o.number',
          userId: 'd.user_id',
          patientEmail: 'p.email',
          orderStatus: 'o.status',
          outcome: 'd.outcome',
          total: 'i.total',
          placedAt: 'o.created_at',
          timeZone: 'p.time_zone',
        }),
      )
      .select(
        db.raw(`concat_ws(' ', p.first_name, p.last_name) as "patientName"`),
        db.raw(`to_char(d.procedure_on, 'YYYY-MM-DD') as "procedureOn"`),
        db.raw(`to_char(d.refund_before, 'YYYY-MM-DD') as "refundBefore"`),
        db.raw(`to_char(d.moved_from, 'YYYY-MM-DD') as "movedFrom"`),
        db.raw(`i.paid_at is not null as "isPaid"`),
        db.raw(`o.ship_to->'address'->>'state' as state`),
        db.raw(`(select min(l.name) from order_line l where l.order_id = o.id) as name`),
      );
  return {
    add: async (deposit: Pick<ProcedureDeposit, 'orderId' | 'userId' | 'procedureOn'>): Promise<void> => {
      await db('procedure_deposit').insert({
        order_id: deposit.orderId,
        user_id: deposit.userId,
        procedure_on: deposit.procedureOn,
        refund_before: deposit.procedureOn,
      });
    },

    find: async (orderId: string): Promise<ProcedureDeposit | null> =>
      (await select().where('d.order_id', orderId).first()) ?? null,

    /** Newest first. */
    ofUser: async (userId: string): Promise<readonly ProcedureDeposit[]> =>
      select().where('d.user_id', userId).orderBy('o.created_at', 'desc').limit(MOST),

    /** By the day of the procedure, the latest first. */
    all: async (): Promise<readonly ProcedureDeposit[]> =>
      select().orderBy('d.procedure_on', 'desc').orderBy('d.order_id').limit(MOST),

    /** Moves it to another day; `refund_before` only ever moves later. */
    move: async (orderId: string, procedureOn: CalendarDate): Promise<void> => {
      await db('procedure_deposit')
        .where({ order_id: orderId })
        .update({
          moved_from: db.ref('procedure_on'),
          procedure_on: procedureOn,
          refund_before: db.raw('greatest(refund_before, ?::date)', [procedureOn]),
        });
    },

    settle: async (orderId: string, outcome: DepositOutcome, at: Date): Promise<void> => {
      await db('procedure_deposit').where({ order_id: orderId }).update({ outcome, outcome_at: at });
    },
  };
};
