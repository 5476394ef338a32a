import type { Router } from 'express';
import type { CardEntryConfig } from '../ports/card-entry.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { TaxService } from '../ports/sales-tax.ts';

/** Card payments of this process. */
export interface Payments {
  readonly gateway: PaymentGateway;
  /** The payment processor's own tax service. */
  readonly tax: TaxService;
  /** For the page that shows the card form. */
  readonly cardEntry: CardEntryConfig;
  /** What the pages' content security policy must allow besides 'self'. */
  readonly contentSources: {
    readonly script: readonly string[];
    readonly frame: readonly string[];
    readonly connect: readonly string[];
  };
  /** What browsers load from a simulator of the provider; null with a real one. */
  readonly browserRouter: { readonly path: string; readonly router: Router } | null;
  stop(): Promise<void>;
}
