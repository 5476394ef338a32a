import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import {
  chartPort,
  decisionPort,
  factPort,
  openEmergenciesPort,
  type PatientFact,
} from '#modules/eligibility/index.ts';
import { systemActor } from '#server/actor.ts';
import { provide } from '#server/scope.ts';
import { productWithId } from '#test/harness/doubles/catalogue-in-memory.ts';
import { decisionsInMemory } from '#test/harness/doubles/decisions-in-memory.ts';
import { factOf, factsInMemory } from '#test/harness/doubles/facts-in-memory.ts';
import { prescriptionOf } from '#test/harness/doubles/prescriptions.ts';
import { NOON, scopeInMemory } from '#test/harness/doubles/scope-in-memory.ts';
import type { GatedPrescription } from '../repositories/prescriptions.ts';
import type { GateRecords } from './gate-records.ts';
import { prescriptionGateService } from './prescription-gate.ts';

/** What the refill gate reads for an answer, and what it writes, without a database. */
interface Known {
  readonly prescriptions?: readonly GatedPrescription[];
  readonly facts?: readonly PatientFact[];
  /** Visits with an emergency that has no outcome. */
  readonly emergencies?: readonly string[];
  readonly held?: Awaited<ReturnType<GateRecords['heldDrugs']>>;
  readonly notBefore?: Date;
}

const open = ({
  prescriptions = [prescriptionOf()],
  facts = [],
  emergencies = [],
  held = [],
  notBefore,
}: Known = {}) => {
  /** Every read and write in order, and the orders for which the prescription was filled. */
  const steps: string[] = [];
  const fills: { orderId: string; isReturned: boolean }[] = [];
  const decisions = decisionsInMemory();
  const records: GateRecords = {
    gated: async (userId) => (userId === 'patient' ? prescriptions : []),
    heldDrugs: async (userId) => (userId === 'patient' ? held : []),
    lock: async (id) => {
      steps.push(`lock ${id}`);
      return prescriptions.find((one) => one.id === id) ?? null;
    },
    hasFill: async (_id, orderId) => fills.some((fill) => fill.orderId === orderId),
    addFill: async (id, orderId, at) => {
      steps.push(`fill ${id} for ${orderId} at ${at.toISOString()}`);
      fills.push({ orderId, isReturned: false });
    },
    lockFilledFor: async (orderId) => {
      steps.push(`lock for ${orderId}`);
      return prescriptions;
    },
    returnFill: async (id, orderId, at) => {
      const fill = fills.find((one) => one.orderId === orderId && !one.isReturned);
      if (!fill) return false;
      fill.isReturned = true;
      steps.push(`return ${id} of ${orderId} at ${at.toISOString()}`);
      return true;
    },
    endInterruptions: async ({ id }) => void steps.push(`end interruptions of ${id}`),
    auditReturn: async (id, orderId) => void steps.push(`audit ${id} of ${orderId}`),
  };
  const scope = scopeInMemory([
    provide(factPort, () => factsInMemory({ patient: facts })),
    provide(decisionPort, () => decisions.service),
    provide(openEmergenciesPort, () => ({ of: async (userId) => (userId === 'patient' ? emergencies : []) })),
    provide(chartPort, () => ({
      therapies: async () => [],
      taken: async () => [],
      earliestFills: async (userId, drugTypes) => {
        steps.push(`earliest of ${userId}: ${drugTypes.join()}`);
        return new Map(drugTypes.map((drugType) => [drugType, notBefore ?? null]));
      },
    })),
  ]);
  return { gate: prescriptionGateService(scope, () => records), steps, gates: decisions.gates, fills };
};

const finasteride = productWithId(211);
const foam = productWithId(239);
const shampoo = productWithId(316);
const answer = {
  productId: 211,
  allowed: true,
  reason: null,
  prescriptionId: 'prescription',
  consultationId: 'visit',
};

describe('the answers', () => {
  it('are those of the patient’s prescriptions, and of the drugs it asks about', async () => {
    const { gate, steps } = open();
    expect(await gate.check('patient', [finasteride, shampoo, foam], 'TX')).toEqual([
      answer,
      { productId: 316, allowed: true, reason: null, prescriptionId: null },
      { productId: 239, allowed: true, reason: null, prescriptionId: null },
    ]);
    expect(steps).toEqual(['earliest of patient: finasteride,minoxidil_foam']);
  });

  it('of what is no drug need nothing', async () => {
    const { gate, steps } = open();
    expect(await gate.check('patient', [shampoo], 'TX')).toEqual([
      { productId: 316, allowed: true, reason: null, prescriptionId: null },
    ]);
    expect(steps).toEqual([]);
  });

  it('are by where the parcel goes', async () => {
    const [refused] = await open().gate.check('patient', [finasteride], 'OH');
    expect(refused).toEqual({ ...answer, allowed: false, reason: 'state_not_served' });
  });

  it.each<[string, readonly PatientFact[], boolean]>([
    ['in another state', [factOf('state', 'OH')], false],
    ['in a state of the prescriber', [factOf('state', 'NY')], true],
    ['there by the newest answer', [factOf('state', 'OH'), factOf('state', 'NY')], true],
    ['not there yet, by a draft', [factOf('state', 'OH', { stage: 'draft' })], true],
    ['not known, by an answer of another form', [factOf('state', ['OH'])], true],
    ['not there, by another question', [factOf('home_state', 'OH')], true],
  ])('are by where the patient is too: %s', async (_case, facts, isAllowed) => {
    const [found] = await open({ facts }).gate.check('patient', [finasteride], 'TX');
    expect(found?.allowed).toBe(isAllowed);
  });

  const chestPain = { ruleIds: ['URGENT-SYMPTOMS'] };
  it.each<[string, readonly PatientFact[], readonly boolean[]]>([
    [
      'refuse everything after an emergency',
      [factOf('urgent_symptoms', ['chest_pain'], chestPain)],
      [false, false],
    ],
    [
      'refuse it after one that was never sent',
      [factOf('urgent_symptoms', ['chest_pain'], { ...chestPain, stage: 'draft' })],
      [false, false],
    ],
    [
      'allow it when two clinicians have resolved it',
      [factOf('urgent_symptoms', ['chest_pain'], { ...chestPain, resolvedRuleIds: chestPain.ruleIds })],
      [true, true],
    ],
    ['refuse what a stop takes', [factOf('cancer_treatment', 'now', { ruleIds: ['H5'] })], [false, false]],
    [
      'allow what a stop of another drug leaves',
      [factOf('bp', null, { ruleIds: ['BP4-STOP'] })],
      [true, true],
    ],
  ])('%s', async (_case, facts, isAllowed) => {
    const answers = await open({ facts }).gate.check('patient', [finasteride, foam], 'TX');
    expect(answers.map(({ allowed }) => allowed)).toEqual(isAllowed);
    for (const { allowed, reason } of answers) expect(reason).toBe(allowed ? null : 'on_hold');
  });

  const resolved = (ruleId: string, visitId: string) =>
    factOf('urgent_symptoms', ['any'], { visitId, ruleIds: [ruleId], resolvedRuleIds: [ruleId] });
  it.each<[string, readonly PatientFact[], readonly boolean[]]>([
    [
      'everything that it affects, though its stop is resolved',
      [resolved('SELF-HARM', 'visit')],
      [false, false],
    ],
    ['nothing else', [resolved('PDE-EMERG', 'visit')], [true, true]],
    ['everything when no answer raised it', [resolved('PDE-EMERG', 'another')], [false, false]],
  ])('refuse while an emergency has no outcome: %s', async (_case, facts, isAllowed) => {
    const { gate } = open({ facts, emergencies: ['visit'] });
    const answers = await gate.check('patient', [finasteride, foam], 'TX');
    expect(answers.map(({ allowed }) => allowed)).toEqual(isAllowed);
    for (const { allowed, reason } of answers) expect(reason).toBe(allowed ? null : 'on_hold');
  });

  it('are by the holds of drugs without a prescription', async () => {
    const [found] = await open({ held: ['minoxidil_foam'] }).gate.check('patient', [foam], 'TX');
    expect(found).toEqual({ productId: 239, allowed: false, reason: 'on_hold', prescriptionId: null });
  });

  it('are for now, or for the time that is asked about', async () => {
    const notBefore = addDays(NOON, 1);
    const { gate } = open({ notBefore });
    const [now] = await gate.check('patient', [finasteride], 'TX');
    expect(now).toEqual({ ...answer, allowed: false, reason: 'too_soon', notBefore });
    expect(await gate.check('patient', [finasteride], 'TX', notBefore)).toEqual([answer]);
  });
});

describe('a fill', () => {
  const filled = 'fill prescription for order at 2026-11-20T12:00:00.000Z';

  it('is used up under the lock of the prescription, and ends what interrupted the treatment', async () => {
    const { gate, steps } = open();
    expect(await gate.consumeRefill('prescription', 'order')).toEqual({ ok: true, value: undefined });
    expect(steps).toEqual(['lock prescription', filled, 'end interruptions of prescription']);
  });

  it('is used up once for an order, also when the prescription allows no other', async () => {
    const prescriptions = [prescriptionOf({ status: 'completed' })];
    const { gate, steps, fills } = open({ prescriptions });
    fills.push({ orderId: 'order', isReturned: false });
    expect(await gate.consumeRefill('prescription', 'order')).toEqual({ ok: true, value: undefined });
    expect(steps).toEqual(['lock prescription']);
  });

  it('of a prescription that allows none, or that does not exist, is refused', async () => {
    const { gate, steps } = open({ prescriptions: [prescriptionOf({ refillsRemaining: 0 })] });
    expect(await gate.consumeRefill('prescription', 'order')).toEqual({
      ok: false,
      failure: { code: 'CONFLICT', message: 'This prescription allows no further fill.', fields: [] },
    });
    expect(await gate.consumeRefill('another', 'order')).toEqual({
      ok: false,
      failure: { code: 'NOT_FOUND', message: 'We could not find that prescription.', fields: [] },
    });
    expect(steps).toEqual(['lock prescription', 'lock another']);
  });

  const given = [
    'lock for order',
    'return prescription of order at 2026-11-20T12:00:00.000Z',
    'audit prescription of order',
  ];

  it('is given back and audited, once', async () => {
    const { gate, steps, fills } = open();
    fills.push({ orderId: 'order', isReturned: false });
    await gate.returnRefills('order');
    await gate.returnRefills('order');
    expect(steps).toEqual([...given, 'lock for order']);
  });

  it('is given back for the prescriptions that are named', async () => {
    const prescriptions = [prescriptionOf({ id: 'first' }), prescriptionOf()];
    const { gate, steps, fills } = open({ prescriptions });
    fills.push({ orderId: 'order', isReturned: false });
    await gate.returnRefills('order', []);
    await gate.returnRefills('order', ['prescription']);
    expect(steps).toEqual(['lock for order', ...given]);
  });
});

describe('the record of a charge or dispatch', () => {
  const decision = {
    purpose: 'charge',
    userId: 'patient',
    orderId: 'order',
    state: 'TX',
    actor: systemActor,
  } as const;

  it('has the answers about drugs', async () => {
    const { gate, gates } = open();
    const none = { productId: 239, allowed: false, reason: 'on_hold', prescriptionId: null } as const;
    await gate.recordDecision({
      ...decision,
      products: [
        { ...answer, drugType: 'finasteride' },
        { ...none, drugType: 'minoxidil_foam' },
        { ...none, productId: 316, drugType: 'thickening_shampoo' },
      ],
    });
    expect(gates).toEqual([
      {
        purpose: 'charge',
        userId: 'patient',
        orderId: 'order',
        shipState: 'TX',
        actor: systemActor,
        products: [
          {
            productId: 211,
            drugType: 'finasteride',
            isAllowed: true,
            refusal: null,
            prescriptionId: 'prescription',
            consultationId: 'visit',
            prescriberStates: prescriptionOf().prescriberStates,
          },
          {
            productId: 239,
            drugType: 'minoxidil_foam',
            isAllowed: false,
            refusal: 'on_hold',
            prescriptionId: null,
            consultationId: null,
            prescriberStates: [],
          },
        ],
      },
    ]);
  });

  it('of an order without drugs is none', async () => {
    const { gate, gates } = open();
    const products = [{ ...answer, productId: 316, drugType: 'thickening_shampoo' }] as const;
    await gate.recordDecision({ ...decision, products });
    expect(gates).toEqual([]);
  });
});
