import { addDays } from '#kernel/dates.ts';
import { fail, ok } from '#kernel/result.ts';
import {
  type CareIntake,
  careIntakePort,
  type GateAnswer,
  type PrescriptionGate,
  type PrescriptionsToFill,
  patientTextsPort,
  prescriptionGatePort,
  prescriptionsToFillPort,
  therapyCheckPort,
} from '#modules/billing/index.ts';
import {
  chartPort,
  decisionPort,
  factPort,
  openEmergenciesPort,
  prescribedTherapiesPort,
} from '#modules/eligibility/index.ts';
import { chartService } from '#modules/eligibility/services/chart-service.ts';
import { therapyCheck } from '#modules/eligibility/services/therapy-check.ts';
import { type Provider, provide, type Scope } from '#server/scope.ts';
import { factsInMemory } from './facts-in-memory.ts';

const PRESCRIBER = 'c0000000-0000-4000-8000-000000000001';

/** Visits and prescriptions in plain tables, so that they commit and roll back with billing's transactions. */
export const prescriptionTables = `
  create table if not exists test_visit (checkout_id uuid primary key, user_id uuid not null, product_ids integer[] not null);
  create table if not exists test_prescription (id uuid primary key, user_id uuid not null, product_id integer not null,
    refills integer not null, status text not null, expires_at timestamptz not null, not_before timestamptz);
  create table if not exists test_refill (prescription_id uuid not null, order_id uuid not null,
    primary key (prescription_id, order_id))`;

/** Opens one visit per checkout and stores its input. */
const intakeInTables = (scope: Scope): CareIntake => ({
  openVisit: async (_actor, { userId, checkoutId, products }) => {
    await scope
      .db('test_visit')
      .insert({ checkout_id: checkoutId, user_id: userId, product_ids: products.map(({ id }) => id) })
      .onConflict('checkout_id')
      .ignore();
    return { journeyId: checkoutId, consultationId: checkoutId };
  },
  lockVisit: async () => undefined,
  sendVisit: async () => ok(true),
});

interface Row {
  id: string;
  product_id: number;
  refills: number;
  status: string;
  expires_at: Date;
  /** Enough supply is on hand until then; null when it may be filled now. */
  not_before: Date | null;
}

/** Allows products without a prescription, and those with an active one with refills left, for any state. */
const prescriptionGateOnTables = (scope: Scope): PrescriptionGate => ({
  check: async (userId, products, _state, at = scope.clock.now()) => {
    const rows: Row[] = await scope
      .db('test_prescription')
      .select('id', 'product_id', 'refills', 'status', 'expires_at', 'not_before')
      .where({ user_id: userId });
    return products.map((product): GateAnswer => {
      const row = rows.find((candidate) => candidate.product_id === product.id);
      const reason = product.needsPrescription ? refusal(row, at) : null;
      const notBefore = row?.not_before && at < row.not_before ? row.not_before : null;
      const answer = { productId: product.id, prescriptionId: row?.id ?? null };
      return reason === null && notBefore
        ? { ...answer, allowed: false, reason: 'too_soon', notBefore }
        : { ...answer, allowed: reason === null, reason };
    });
  },
  consumeRefill: async (prescriptionId, orderId) => {
    const taken = await scope
      .db('test_refill')
      .insert({ prescription_id: prescriptionId, order_id: orderId })
      .onConflict()
      .ignore()
      .returning('order_id');
    if (taken.length === 0) return ok(undefined);
    const left = await scope
      .db('test_prescription')
      .where({ id: prescriptionId })
      .where('refills', '>', 0)
      .decrement('refills', 1);
    return left === 1 ? ok(undefined) : fail('CONFLICT', 'No refills left.');
  },
  returnRefills: async (orderId, prescriptionIds) => {
    const returned = await scope
      .db('test_refill')
      .where({ order_id: orderId })
      .where((query) => {
        if (prescriptionIds) query.whereIn('prescription_id', [...prescriptionIds]);
      })
      .delete()
      .returning('prescription_id');
    await scope
      .db('test_prescription')
      .whereIn(
        'id',
        returned.map((row) => row.prescription_id),
      )
      .increment('refills', 1);
  },
  moved: async () => 0,
  recordDecision: async () => {},
});

/** Every prescription was written by the same clinician. */
const prescriptionsToFillOnTables = (scope: Scope): PrescriptionsToFill => ({
  of: async (ids) => {
    const rows: Row[] = await scope
      .db('test_prescription')
      .select('id', 'expires_at')
      .whereIn('id', [...ids]);
    return rows.map(({ id, expires_at: expiresAt }) => ({
      id,
      signedAt: addDays(expiresAt, -365),
      expiresAt,
      directions: 'Take as directed.',
      prescriber: { id: PRESCRIBER, name: 'Maya Okafor, MD', npi: '1234567893' },
    }));
  },
});

/** Ports of visits and prescriptions that read plain tables, with the real check of what was ordered before. */
export const careDoubles: readonly Provider[] = [
  provide(careIntakePort, intakeInTables),
  provide(prescriptionGatePort, prescriptionGateOnTables),
  provide(patientTextsPort, () => ({ read: async () => {} })),
  provide(prescriptionsToFillPort, prescriptionsToFillOnTables),
  provide(therapyCheckPort, therapyCheck),
  provide(prescribedTherapiesPort, () => ({ of: async () => [] })),
  // Nobody has answered anything, and nothing is recorded.
  provide(factPort, () => factsInMemory({})),
  provide(openEmergenciesPort, () => ({ of: async () => [] })),
  provide(decisionPort, () => ({ record: async () => {}, recordGate: async () => {} })),
  provide(chartPort, chartService),
];

const refusal = (row: Row | undefined, now: Date): GateAnswer['reason'] => {
  if (!row) return 'not_approved';
  if (row.status === 'stopped') return 'stopped';
  if (row.status === 'on_hold') return 'on_hold';
  if (row.expires_at <= now) return 'expired';
  return row.refills > 0 ? null : 'no_refills';
};

/** Signs a prescription for a year. */
export const prescribe = async (
  scope: Scope,
  userId: string,
  productIds: readonly number[],
  refills = 4,
): Promise<void> => {
  for (const productId of productIds)
    await scope.db('test_prescription').insert({
      id: scope.ids.uuid(),
      user_id: userId,
      product_id: productId,
      refills,
      status: 'active',
      expires_at: addDays(scope.clock.now(), 365),
    });
};
