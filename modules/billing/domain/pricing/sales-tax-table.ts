import type { StateCode } from '#kernel/us-states.ts';

/** Percent of the price, or what a kind of goods pays instead. */
export interface StateTax {
  /** Average of local rates, in percent. The rate of an address can be lower or higher: a tax service has it. */
  readonly state: number;
  /** Average of local rates, in percent. The rate of an address can be lower or higher: a tax service knows it. */
  readonly local: number;
  /** Percent, or `exempt`; left out: taxed like general goods. */
  readonly prescription?: number;
  readonly overTheCounter?: number | 'exempt';
  readonly supplement?: number | 'exempt';
  /** Whether a separate charge for shipping taxable goods is taxed. */
  readonly shipping: boolean;
}

/**
 * Sales tax by state, as of July 1, 2025. Sources, dates and uncertain values: docs/decisions/sales-tax.md. Local rates
 * are averages, so that an operator who has to collect the exact tax of an address chooses a tax service instead.
 */
export const salesTaxTable: Readonly<Record<StateCode, StateTax>> = {
  AL: { state: 4, local: 5.46, shipping: false },
  AK: { state: 0, local: 1.82, shipping: false },
  AZ: { state: 5.6, local: 2.92, shipping: false },
  AR: { state: 6.5, local: 2.98, shipping: true },
  CA: { state: 7.25, local: 1.73, shipping: false },
  CO: { state: 2.9, local: 4.99, shipping: false },
  CT: { state: 6.35, local: 0, overTheCounter: 'exempt', shipping: true },
  DE: { state: 0, local: 0, shipping: false },
  DC: { state: 6, local: 0, overTheCounter: 'exempt', shipping: true },
  FL: { state: 6, local: 0.95, overTheCounter: 'exempt', shipping: false },
  GA: { state: 4, local: 3.44, shipping: true },
  HI: { state: 4, local: 0.5, shipping: true },
  ID: { state: 6, local: 0.03, shipping: false },
  IL: { state: 6.25, local: 2.71, prescription: 1, overTheCounter: 1, shipping: true },
  IN: { state: 7, local: 0, shipping: true },
  IA: { state: 6, local: 0.94, shipping: false },
  KS: { state: 6.5, local: 2.28, shipping: false },
  KY: { state: 6, local: 0, shipping: true },
  LA: { state: 5, local: 5.11, shipping: false },
  ME: { state: 5.5, local: 0, shipping: false },
  MD: { state: 6, local: 0, overTheCounter: 'exempt', shipping: false },
  MA: { state: 6.25, local: 0, shipping: false },
  MI: { state: 6, local: 0, shipping: false },
  MN: { state: 6.875, local: 1.26, overTheCounter: 'exempt', shipping: true },
  MS: { state: 7, local: 0.06, shipping: true },
  MO: { state: 4.225, local: 4.18, shipping: false },
  MT: { state: 0, local: 0, shipping: false },
  NE: { state: 5.5, local: 1.48, shipping: true },
  NV: { state: 6.85, local: 1.39, shipping: false },
  NH: { state: 0, local: 0, shipping: false },
  NJ: { state: 6.625, local: 0, overTheCounter: 'exempt', supplement: 'exempt', shipping: true },
  NM: { state: 4.875, local: 2.79, shipping: true },
  NY: { state: 4, local: 4.53, overTheCounter: 'exempt', supplement: 'exempt', shipping: true },
  NC: { state: 4.75, local: 2.25, shipping: true },
  ND: { state: 5, local: 2.09, shipping: true },
  OH: { state: 5.75, local: 1.48, shipping: true },
  OK: { state: 4.5, local: 4.56, shipping: false },
  OR: { state: 0, local: 0, shipping: false },
  PA: { state: 6, local: 0.34, overTheCounter: 'exempt', shipping: true },
  RI: { state: 7, local: 0, shipping: true },
  SC: { state: 6, local: 1.49, shipping: true },
  SD: { state: 4.2, local: 1.91, shipping: true },
  TN: { state: 7, local: 2.61, shipping: true },
  TX: { state: 6.25, local: 1.95, overTheCounter: 'exempt', supplement: 'exempt', shipping: true },
  UT: { state: 6.1, local: 1.32, shipping: false },
  VT: { state: 6, local: 0.39, overTheCounter: 'exempt', shipping: true },
  VA: { state: 5.3, local: 0.47, overTheCounter: 'exempt', shipping: false },
  WA: { state: 6.5, local: 3.01, shipping: true },
  WV: { state: 6, local: 0.59, shipping: true },
  WI: { state: 5, local: 0.72, shipping: true },
  WY: { state: 4, local: 1.56, shipping: false },
};
