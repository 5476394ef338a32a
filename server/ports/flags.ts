import { definePort } from '../scope.ts';

/** The flags that decide more than what a page shows. */
interface SharedFlags {
  /** Full years from which erection medicine is prescribed. */
  readonly 'ed-eligibility-age': number;
  readonly 'enable-premature-ejaculation': boolean;
  /** Where refills ship without asking each time: `all`, `none`, or codes of states with commas. */
  readonly 'auto-refill-states': string;
  /** The one page that asks for consent to text messages about care. */
  readonly 'sms-opt-in-location': 'checkout' | 'account' | 'off';
}

/**
 * The feature flags as they are for everyone, for what is decided without a person's request: which products are offered,
 * what the rules read, and where consent is asked for. A flag that the service sets for one person only counts on their pages alone.
 */
export interface ProductFlags {
  /** Without waiting: the newest values that this process knows. */
  values(): SharedFlags;
}
export const flagPort = definePort<ProductFlags>('server.flags');
