import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type PrescriptionStatus, prescriptionMachine } from '../domain/prescription-machine.ts';
import { statesOfClinicianSql } from './clinician-json.ts';

export interface Prescription {
  readonly id: string;
  readonly userId: string;
  readonly consultationId: string;
  readonly clinicianId: string;
  /** Two-letter code of the state in which it was written; null when that was not recorded. */
  readonly state: string | null;
  readonly drugType: DrugType;
  readonly productId: number;
  readonly name: string;
  readonly directions: string;
  readonly status: PrescriptionStatus;
  readonly signedAt: Date | null;
  readonly expiresAt: Date | null;
  /** Fills left, the first one included. */
  readonly refillsRemaining: number;
  readonly createdAt: Date;
  /** When a clinician last decided on a full history; a change of treatment carries it over. */
  readonly evaluatedAt: Date | null;
}

export const prescriptionColumns = {
  id: 'id',
  userId: 'user_id',
  consultationId: 'consultation_id',
  clinicianId: 'clinician_id',
  state: 'state',
  drugType: 'drug_type',
  productId: 'product_id',
  name: 'name',
  directions: 'directions',
  status: 'status',
  signedAt: 'signed_at',
  expiresAt: 'expires_at',
  refillsRemaining: 'refills_remaining',
  createdAt: 'created_at',
  evaluatedAt: 'evaluated_at',
} satisfies Columns<Prescription>;

export interface GatedPrescription extends Prescription {
  /** States in which its prescriber may treat then. */
  readonly prescriberStates: readonly string[];
  /** A check-in has no answer, and nothing more is charged or sent until it has. */
  readonly waitsForCheckIn: boolean;
}

export const prescriptionRepository = (db: Knex) => {
  const select = () => db('prescription').select(prescriptionColumns);
  const expired = (now: Date) =>
    select().whereIn('status', ['active', 'on_hold']).where('expires_at', '<=', now).orderBy('expires_at');

  return {
    /** Newest first. */
    ofUser: async (userId: string): Promise<readonly Prescription[]> =>
      select().where({ user_id: userId }).orderBy('created_at', 'desc'),

    /** As `ofUser`, with the dates of the fills that were not given back, oldest first; in one statement. */
    withEveryFill: async (
      userId: string,
    ): Promise<readonly (Prescription & { readonly fills: readonly Date[] })[]> =>
      select()
        .select(
          db.raw(
            'array(select at from prescription_fill where prescription_id = prescription.id and returned_at is null order by at) as fills',
          ),
        )
        .where({ user_id: userId })
        .orderBy('created_at', 'desc'),

    /** As `ofUser`, with the states where the prescriber is licensed at an instant: everything the gate needs, in one statement. */
    gated: async (userId: string, at: Date): Promise<readonly GatedPrescription[]> =>
      select()
        .select(
          db.raw(`${statesOfClinicianSql('prescription.clinician_id', '?')} as "prescriberStates"`, [at]),
          db.raw(
            'exists (select from prescription_hold h where h.prescription_id = prescription.id and h.check_in_id is not null and h.lifted_at is null) as "waitsForCheckIn"',
          ),
        )
        .where({ user_id: userId })
        .orderBy('created_at', 'desc'),

    /** Locked until the end of the transaction. When the person is locked too, lock the person first. */
    lock: async (id: string): Promise<Prescription | null> =>
      (await select().where({ id }).forUpdate().first()) ?? null,

    /** All of them when no statuses are named. */
    lockOfUser: async (
      userId: string,
      statuses: readonly PrescriptionStatus[] = prescriptionMachine.states,
    ): Promise<readonly Prescription[]> =>
      select()
        .where({ user_id: userId })
        .whereIn('status', [...statuses])
        .orderBy('id')
        .forUpdate(),

    /** One that has expired and that no other transaction has locked; locked. */
    lockExpired: async (now: Date): Promise<Prescription | null> =>
      (await expired(now).forUpdate().skipLocked().first()) ?? null,
    expired,

    /** Those filled for an order, locked. */
    lockFilledFor: async (orderId: string): Promise<readonly Prescription[]> =>
      select()
        .whereIn('id', db('prescription_fill').select('prescription_id').where({ order_id: orderId }))
        .orderBy('id')
        .forUpdate(),

    /** The visits whose prescriptions were filled for this order. */
    consultationsFilledFor: async (orderId: string): Promise<readonly string[]> =>
      db('prescription_fill')
        .distinct()
        .join('prescription', 'prescription.id', 'prescription_fill.prescription_id')
        .where({ order_id: orderId })
        .pluck('prescription.consultation_id'),

    insert: async (prescription: Prescription): Promise<void> => {
      await db('prescription').insert(toRow(prescriptionColumns, prescription));
    },

    setStatus: async (id: string, status: PrescriptionStatus): Promise<void> => {
      await db('prescription').where({ id }).update({ status });
    },

    /** `text` is what the patient reads about why it was discontinued. */
    setStopText: async (id: string, text: string): Promise<void> => {
      await db('prescription').where({ id }).update({ stop_text: text });
    },

    /** A clinician discontinued everything that was prescribed at the visit. */
    isDiscontinued: async (consultationId: string): Promise<boolean> => {
      const statuses: PrescriptionStatus[] = await db('prescription')
        .where({ consultation_id: consultationId })
        .pluck('status');
      return statuses.length > 0 && statuses.every((status) => status === 'stopped');
    },

    hasFill: async (id: string, orderId: string): Promise<boolean> =>
      (await db('prescription_fill').where({ prescription_id: id, order_id: orderId }).first('at')) !==
      undefined,

    /** Uses one of the remaining fills for an order. */
    addFill: async (id: string, orderId: string, at: Date): Promise<void> => {
      await db('prescription_fill').insert({ prescription_id: id, order_id: orderId, at });
      await db('prescription').where({ id }).decrement('refills_remaining', 1);
    },

    /** Gives back the fill for an order that does not ship; false when it was given back before. */
    returnFill: async (id: string, orderId: string, at: Date): Promise<boolean> => {
      const returned = await db('prescription_fill')
        .where({ prescription_id: id, order_id: orderId, returned_at: null })
        .update({ returned_at: at });
      if (returned === 0) return false;
      await db('prescription').where({ id }).increment('refills_remaining', 1);
      return true;
    },
  };
};
