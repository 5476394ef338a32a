import type { PlanPrice } from '#modules/billing/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { PatientHistory } from '../patient-history.ts';
import type { MoneyCoverage } from './money-coverage.ts';
import type { MoneyHarness } from './money-harness.ts';

/** `on`: undefined when the page did not name the day. */
interface Promised {
  readonly amount: number;
  readonly on?: string | null;
}

/** A subscription as checkout shows it; amounts in cents. */
export interface ShownPlan {
  readonly amount: number;
  readonly productNames: readonly string[];
}

interface CheckoutShown {
  readonly plan: readonly ShownPlan[];
}

/** The months of one patient: what the model remembers beside the product's own tables. */
export class MoneyHistory extends PatientHistory<MoneyHarness> {
  /** Cents that a screen showed for an invoice before it was charged, before credit is taken off. */
  readonly quoted = new Map<string, number>();
  /** Cents that the overview, and the pages of changes since, showed last for the next charge of a subscription. */
  readonly shown = new Map<string, readonly number[]>();
  /** What was promised at checkout for the later charges of a subscription: cents from an order on, counted from the first. */
  readonly later = new Map<string, readonly { fromOrder: number; amount: number }[]>();
  /** The next charge of a subscription as the page of the last change showed it. */
  readonly promised = new Map<string, Promised>();
  /** When the order history said that an unpaid invoice is tried again, by its id; the newest last. */
  readonly triesShown = new Map<string, readonly { at: Date; on: Date }[]>();
  /** The patient may cancel a deposit before this day, by its order, as it was after the last step. */
  readonly refundDays = new Map<string, string>();
  /** Another step is taken at the same time. */
  isAtOnce = false;
  /** What checkout showed of the plan and the credit, in the last step. */
  checkout: CheckoutShown | null = null;
  /** Visits without an order that have ended, by their checkout, and how. */
  readonly endedVisits = new Map<string, 'released' | 'treated'>();
  /** When a refund or dispute at the payment processor changed last after it was made, by its id. */
  readonly changedAtProcessor = new Map<string, Date>();
  /** The price of the plan that was accepted in a visit, by its checkout. */
  readonly shownPlans = new Map<string, PlanPrice>();

  constructor(
    harness: MoneyHarness,
    patient: SignedInUser,
    readonly coverage: MoneyCoverage,
  ) {
    super(harness, patient);
  }

  /** The page of a change shows what the next charge of a subscription will be. */
  promise(subscriptionId: string, next: Promised): void {
    this.promised.set(subscriptionId, next);
    this.shown.set(subscriptionId, [...(this.shown.get(subscriptionId) ?? []), next.amount]);
  }

  /** The processor has not booked a payment yet: its fee is not known. */
  isUnbooked(intentId: string): boolean {
    return this.harness.product.processor.faults.unbooked.has(intentId);
  }

  /** Sweeps and jobs, until what was started has been done. By then the processor has booked what it collected before. */
  async work(): Promise<void> {
    await this.harness.product.processor.simulator.dashboard.bookPayments();
    this.harness.product.clock.advance(61_000);
    await this.harness.process.work();
  }
}
