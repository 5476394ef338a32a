import { definePort } from '#server/scope.ts';

/**
 * A treatment that the patient takes, has ordered or has enough of, and the drugs that they cannot order in addition.
 */
export interface TakenTherapy {
  /** The drug itself and every other one of its kind; each drug is in one entry at most. */
  readonly drugTypes: readonly string[];
  readonly reason: 'ordered' | 'subscribed' | 'on_hold' | 'too_soon';
  /** One or two sentences for the patient, where any of `drugTypes` would be added to the cart. */
  readonly message: string;
  /** Path of the page that shows what the patient has. */
  readonly href: string;
  /** What the link to it says. */
  readonly label: string;
}

/** Provided by the module that has the chart. */
export interface TakenTherapies {
  of(userId: string): Promise<readonly TakenTherapy[]>;
}
export const takenTherapiesPort = definePort<TakenTherapies>('cart.takenTherapies');
