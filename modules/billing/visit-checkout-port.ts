import type { CalendarDate } from '#kernel/dates.ts';
import type { Result } from '#kernel/result.ts';
import type { StandardConsent } from '#modules/account/index.ts';
import type { Wallet } from '#server/ports/payment-gateway.ts';
import { definePort } from '#server/scope.ts';

/** The subject of a checkout without a cart: a visit, or a deposit for a day. */
export type VisitWish =
  | { readonly kind: 'visit'; readonly consultationId: string }
  | { readonly kind: 'deposit'; readonly productId: number; readonly procedureOn: CalendarDate };

/** What such a checkout shows. Amounts in cents. */
export interface VisitCheckoutView {
  /** `never`, `request` or `plan`. */
  readonly feeWhen: string;
  readonly fee: number;
  readonly today: number;
  readonly lines: readonly {
    readonly kind: string;
    readonly label: string;
    readonly amount: number;
    readonly amountWithDiscount: number;
    readonly productId: number | null;
    readonly isDiscount: boolean;
  }[];
  /** What a deposit is for; null for a visit. */
  readonly name: string | null;
  readonly agreements: readonly {
    readonly field: string;
    readonly isRequired: boolean;
    readonly consent: StandardConsent;
  }[];
  readonly consentVersion: string;
  readonly cardEntry: {
    readonly kind: string;
    readonly frameUrl: string | null;
    readonly publishableKey: string | null;
  };
  readonly savedCard: {
    readonly brand: string;
    readonly last4: string;
    readonly wallet: Wallet | null;
    readonly expMonth: number;
    readonly expYear: number;
  } | null;
  readonly servedStates: readonly string[];
}

export interface VisitCheckouts {
  /**
   * Prices and agreements in a state. `state`: two letters, null for that of the account; BAD_USER_INPUT for an unknown
   * state.
   */
  page(userId: string, wish: VisitWish, state: string | null): Promise<Result<VisitCheckoutView>>;
}

export const visitCheckoutsPort = definePort<VisitCheckouts>('billing.visitCheckouts');
