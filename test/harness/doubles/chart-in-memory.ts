import { addDays } from '#kernel/dates.ts';
import { billingPort, type OrderedProduct } from '#modules/billing/index.ts';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import {
  chartPort,
  decisionPort,
  factPort,
  openEmergenciesPort,
  type PatientFact,
  prescribedTherapiesPort,
  type Therapy,
} from '#modules/eligibility/index.ts';
import { chartService } from '#modules/eligibility/services/chart-service.ts';
import { provide } from '#server/scope.ts';
import { billingThatRecordsCalls } from './billing-that-records-calls.ts';
import { catalogueInMemory } from './catalogue-in-memory.ts';
import { decisionsInMemory } from './decisions-in-memory.ts';
import { factsInMemory } from './facts-in-memory.ts';
import { NOON, scopeInMemory } from './scope-in-memory.ts';

export const daysAgo = (days: number): Date => addDays(NOON, -days);

/** A running subscription to finasteride, made 10 days ago; another product lasts as long as in the catalog. */
export const orderedOf = ({ productId = 211, ...over }: Partial<OrderedProduct> = {}): OrderedProduct => ({
  userId: 'patient',
  kind: 'subscription',
  id: 'subscription',
  checkoutId: 'earlier',
  productId,
  supplyInDays: catalogueProducts.find(({ id }) => id === productId)?.supplyInDays ?? 0,
  drugType: 'finasteride',
  name: 'Finasteride 1 mg tablets',
  stage: 'subscribed',
  orderedAt: daysAgo(10),
  dispensedAt: null,
  ...over,
});

/** The facts about the person with the id `patient`; others have none. */
export interface KnownPatient {
  readonly ordered?: readonly OrderedProduct[];
  readonly prescribed?: readonly Therapy[];
  readonly facts?: readonly PatientFact[];
  /** Visits with an emergency that has no outcome. */
  readonly emergencies?: readonly string[];
}

/** A scope with the real chart over these records; it keeps the decisions. */
export const chartInMemory = ({
  ordered = [],
  prescribed = [],
  facts = [],
  emergencies = [],
}: KnownPatient) => {
  const { service, decisions, gates } = decisionsInMemory();
  const ofPatient =
    <T>(all: readonly T[]) =>
    async (userId: string) =>
      userId === 'patient' ? all : [];
  const scope = scopeInMemory([
    provide(cataloguePort, () => catalogueInMemory()),
    provide(billingPort, () => ({ ...billingThatRecordsCalls(), orderedProducts: ofPatient(ordered) })),
    provide(prescribedTherapiesPort, () => ({ of: ofPatient(prescribed) })),
    provide(factPort, () => factsInMemory({ patient: facts })),
    provide(openEmergenciesPort, () => ({ of: ofPatient(emergencies) })),
    provide(decisionPort, () => service),
    provide(chartPort, chartService),
  ]);
  return { scope, decisions, gates };
};
