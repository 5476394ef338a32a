import { addDays } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { ChartContext, ChartFacts, ChartProduct, ChartRecord } from './chart-facts.ts';
import { chartRules } from './index.ts';

const now = new Date('2027-06-10T16:00:00Z');

/** A wanted product, number 1: a package for 90 days. */
export const product = (drugType: DrugType, changes: Partial<ChartProduct> = {}): ChartProduct => ({
  productId: 1,
  drugType,
  supplyInDays: 90,
  bottles: 0,
  mgPerDay: null,
  conflictsWith: [],
  isSoldThere: true,
  prescriberStates: ['TX'],
  ...changes,
});

/** A subscription of an earlier checkout to product 2. */
export const record = (drugType: DrugType, changes: Partial<ChartRecord> = {}): ChartRecord => ({
  record: 'subscription',
  id: 'one',
  checkoutId: 'earlier',
  consultationId: null,
  productId: 2,
  drugType,
  stage: 'subscribed',
  dispensedAt: null,
  supplyInDays: 90,
  mgPerDay: null,
  ...changes,
});

/** A package for 90 days that the pharmacy got so many days ago. */
export const sent = (drugType: DrugType, daysAgo: number, changes: Partial<ChartRecord> = {}): ChartRecord =>
  record(drugType, {
    record: 'order',
    stage: 'dispensed',
    dispensedAt: addDays(now, -daysAgo).toISOString(),
    ...changes,
  });

/** An order of an earlier checkout that is not at the pharmacy yet. */
export const open = (drugType: DrugType, changes: Partial<ChartRecord> = {}): ChartRecord =>
  record(drugType, { record: 'order', stage: 'ordered', ...changes });

export const order: ChartContext = { kind: 'order', checkoutId: 'checkout' };
export const change: ChartContext = { kind: 'change', checkoutId: 'checkout' };
export const fill: ChartContext = { kind: 'fill', orderId: 'order' };
export const move: ChartContext = { kind: 'move' };

/** A visit without an order that prescribes. */
export const plan = {
  kind: 'prescribe',
  visit: { consultationId: 'visit', checkoutId: null, isRenewal: false, replaces: [] },
} as const satisfies ChartContext;

export const chart = (
  context: ChartContext,
  wanted: readonly ChartProduct[],
  records: readonly ChartRecord[] = [],
  around: Partial<ChartFacts> = {},
): ChartFacts => ({
  at: now.toISOString(),
  context,
  wanted,
  records,
  shipState: 'TX',
  patientState: 'TX',
  ...around,
});

/** Whether the rule with this id fires; undefined when there is none. */
export const fires = (id: string, facts: ChartFacts): boolean | undefined =>
  chartRules.find((one) => one.id === id)?.when(facts);

/** Minoxidil tablets: 701 is 1.25 mg a day, 702 is 2.5 mg a day. */
export const tablets = (productId: number, mgPerDay: number): ChartProduct =>
  product('minoxidil_oral', { productId, mgPerDay });
