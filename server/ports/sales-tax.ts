import type { Cents } from '#kernel/money.ts';
import { definePort } from '../scope.ts';
import { ServiceUnavailable } from './service-unavailable.ts';

/** Something that is sold to an address. Names nothing but its kind: no product, no person. */
export interface TaxedItem {
  /** Of our own, such as a product's id. An adapter sends a number in its place. */
  readonly reference: string;
  readonly kind:
    | 'prescription_drug'
    | 'over_the_counter_drug'
    | 'supplement'
    | 'general_goods'
    | 'medical_service'
    | 'shipping';
  /** Cents without tax, above 0. */
  readonly amount: Cents;
}

export interface TaxCalculationRequest {
  readonly to: { readonly state: string; readonly city: string; readonly zipCode: string };
  readonly items: readonly TaxedItem[];
}

export interface TaxCalculation {
  /** The service's id of it, to record it by; it may expire after some weeks. */
  readonly calculation: string;
  /** Cents of tax by reference; left out where there is none. */
  readonly amounts: Readonly<Record<string, Cents>>;
}

/**
 * A service that knows the tax of every address. A time-out or an outage throws TaxUnavailable after the adapter's own
 * retries; so does an answer that does not name every item. Any other error is a defect.
 */
export interface TaxService {
  calculate(request: TaxCalculationRequest): Promise<TaxCalculation>;
  /**
   * Records that the tax of a calculation was collected, for the returns that are filed with the states. The same
   * reference is recorded once. Returns the service's id of the record.
   */
  record(input: { readonly calculation: string; readonly reference: string }): Promise<string>;
  /**
   * Records that tax went back with a refund of `amount` cents, tax included: in proportion, or all of it where `amount` is
   * all that was recorded. The same reference is reversed once. Returns the service's id of the record.
   */
  reverse(input: {
    readonly transaction: string;
    readonly reference: string;
    readonly amount: Cents;
    readonly isWhole: boolean;
  }): Promise<string>;
}

/** Tax was not answered for: no price is shown or charged as if there were none. */
export class TaxUnavailable extends ServiceUnavailable {
  constructor(message: string, options?: ErrorOptions) {
    super(
      message,
      'We cannot work out the sales tax right now. Nothing was changed or charged. Please try again in a minute.',
      options,
    );
  }
}

/** By nobody: the operator collects no tax. By the table of averages. By a service that knows every address. */
export type SalesTax =
  | { readonly by: 'nobody' }
  | { readonly by: 'table' }
  | { readonly by: 'service'; readonly service: TaxService };

export const salesTaxPort = definePort<SalesTax>('server.salesTax');
