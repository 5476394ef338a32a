import type { Knex } from 'knex';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { PrescriptionStatus } from '../domain/prescription-machine.ts';

export interface Prescription {
  readonly id: string;
  readonly userId: string;
  readonly consultationId: string;
  readonly clinicianId: string;
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
}

interface Row {
  id: string;
  user_id: string;
  consultation_id: string;
  clinician_id: string;
  drug_type: DrugType;
  product_id: number;
  name: string;
  directions: string;
  status: PrescriptionStatus;
  signed_at: Date | null;
  expires_at: Date | null;
  refills_remaining: number;
  created_at: Date;
}

const fromRow = (row: Row): Prescription => ({
  id: row.id,
  userId: row.user_id,
  consultationId: row.consultation_id,
  clinicianId: row.clinician_id,
  drugType: row.drug_type,
  productId: row.product_id,
  name: row.name,
  directions: row.directions,
  status: row.status,
  signedAt: row.signed_at,
  expiresAt: row.expires_at,
  refillsRemaining: row.refills_remaining,
  createdAt: row.created_at,
});

const columns = [
  'id',
  'user_id',
  'consultation_id',
  'clinician_id',
  'drug_type',
  'product_id',
  'name',
  'directions',
  'status',
  'signed_at',
  'expires_at',
  'refills_remaining',
  'created_at',
] as const;

export interface GatedPrescription extends Prescription {
  /** States in which its prescriber may treat. */
  readonly prescriberStates: readonly string[];
}

export const prescriptionRepository = (db: Knex) => {
  const select = () => db<Row>('prescription').select(...columns);

  return {
    /** Newest first. */
    ofUser: async (userId: string): Promise<readonly Prescription[]> =>
      (await select().where({ user_id: userId }).orderBy('created_at', 'desc')).map(fromRow),

    /** As `ofUser`, with when each was last filled, in one statement. */
    withLastFill: async (
      userId: string,
    ): Promise<readonly (Prescription & { readonly lastFillAt: Date | null })[]> => {
      const rows: (Row & { last_fill_at: Date | null })[] = await db('prescription')
        .select(
          ...columns,
          db.raw(
            '(select max(at) from prescription_fill where prescription_id = prescription.id) as last_fill_at',
          ),
        )
        .where({ user_id: userId })
        .orderBy('created_at', 'desc');
      return rows.map((row) => ({ ...fromRow(row), lastFillAt: row.last_fill_at }));
    },

    /** As `ofUser`, with the states where the prescriber is licensed: everything the gate needs, in one statement. */
    gated: async (userId: string): Promise<readonly GatedPrescription[]> => {
      const rows: (Row & { states: string[] })[] = await db('prescription')
        .select(
          ...columns,
          db.raw(
            'array(select state from clinician_license where clinician_id = prescription.clinician_id) as states',
          ),
        )
        .where({ user_id: userId })
        .orderBy('created_at', 'desc');
      return rows.map((row) => ({ ...fromRow(row), prescriberStates: row.states }));
    },

    /** Locked until the end of the transaction. When the person is locked too, lock the person first. */
    lock: async (id: string): Promise<Prescription | null> => {
      const row = await select().where({ id }).forUpdate().first();
      return row ? fromRow(row) : null;
    },

    lockOfUser: async (
      userId: string,
      statuses: readonly PrescriptionStatus[],
    ): Promise<readonly Prescription[]> =>
      (
        await select()
          .where({ user_id: userId })
          .whereIn('status', [...statuses])
          .orderBy('id')
          .forUpdate()
      ).map(fromRow),

    /** One that has expired and that no other transaction has locked; locked. */
    lockExpired: async (now: Date): Promise<Prescription | null> => {
      const row = await select()
        .whereIn('status', ['active', 'on_hold'])
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .forUpdate()
        .skipLocked()
        .first();
      return row ? fromRow(row) : null;
    },

    /** Those filled for an order, locked. */
    lockFilledFor: async (orderId: string): Promise<readonly Prescription[]> =>
      (
        await select()
          .whereIn('id', db('prescription_fill').select('prescription_id').where({ order_id: orderId }))
          .orderBy('id')
          .forUpdate()
      ).map(fromRow),

    /** The visits whose prescriptions were filled for this order. */
    consultationsFilledFor: async (orderId: string): Promise<readonly string[]> =>
      db('prescription_fill')
        .distinct()
        .join('prescription', 'prescription.id', 'prescription_fill.prescription_id')
        .where({ order_id: orderId })
        .pluck('prescription.consultation_id'),

    insert: async (prescription: Prescription): Promise<void> => {
      await db('prescription').insert({
        id: prescription.id,
        user_id: prescription.userId,
        consultation_id: prescription.consultationId,
        clinician_id: prescription.clinicianId,
        drug_type: prescription.drugType,
        product_id: prescription.productId,
        name: prescription.name,
        directions: prescription.directions,
        status: prescription.status,
        signed_at: prescription.signedAt,
        expires_at: prescription.expiresAt,
        refills_remaining: prescription.refillsRemaining,
        created_at: prescription.createdAt,
      });
    },

    setStatus: async (id: string, status: PrescriptionStatus): Promise<void> => {
      await db('prescription').where({ id }).update({ status });
    },

    hasFill: async (id: string, orderId: string): Promise<boolean> =>
      (await db('prescription_fill').where({ prescription_id: id, order_id: orderId }).first('at')) !==
      undefined,

    /** Uses one of the remaining fills for an order. */
    addFill: async (id: string, orderId: string, at: Date): Promise<void> => {
      await db('prescription_fill').insert({ prescription_id: id, order_id: orderId, at });
      await db('prescription').where({ id }).decrement('refills_remaining', 1);
    },
  };
};
