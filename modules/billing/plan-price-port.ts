import type { AgreedPrices } from './index.ts';
import type { LaterChargeView, QuoteSectionView } from './services/checkout/quote-view.ts';

/** A plan that a clinician approves or proposes. */
export interface PlanInQuestion {
  readonly userId: string;
  /** The checkout of the visit; null for a visit about what ships already. */
  readonly checkoutId: string | null;
  readonly productIds: readonly number[];
  /** For products that the visit's order does not have; others are at the prices of the catalog. */
  readonly agreedPrices: AgreedPrices;
  /** Products that ship already and that these take the place of, where that is known. */
  readonly from?: readonly number[];
}

/** What a plan costs when it is agreed, and later. Amounts in cents. */
export interface PlanPrice {
  /**
   * Charged when the plan is agreed, with discounts, credit, shipping and tax. Of a plan that takes the place of what ships:
   * one refill, before credit.
   */
  readonly amount: number;
  /** Nothing is charged when it is agreed: it is charged with the next refill. */
  readonly isWithRefill: boolean;
  /** Of the amount, for a visit that began without an order: the first order alone contains it. */
  readonly fee: number;
  /** What the patient agrees to, in sentences. */
  readonly agreement: string;
  /** Without lines when it is charged with the next refill. */
  readonly onApproval: QuoteSectionView;
  readonly charges: readonly LaterChargeView[];
  /** Credit that is left: the charge that comes next takes it off. */
  readonly creditLeft: number;
}

/** What the patient agreed to pay when they accepted a plan. */
export interface AgreedAmount {
  readonly amount: number;
  /** As shown. */
  readonly text: string;
}
