import { readSavedIds } from '../cart-storage.ts';

/** Local storage key of the user's plan (S3.61). */
const PLAN_KEY = 'thicket.plan';

export interface ChosenPlan {
  readonly plan: string;
  /** The products it put into the cart. */
  readonly productIds: readonly number[];
}

/** Null for what is not of our making. */
export const readChosenPlan = (text: string | null): ChosenPlan | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('plan' in value) || !('productIds' in value))
      return null;
    const productIds = readSavedIds(value.productIds);
    return typeof value.plan === 'string' && productIds ? { plan: value.plan, productIds } : null;
  } catch {
    return null;
  }
};

/** Remembers the plan on this device; a forbidden storage only costs the remembering. */
export const rememberPlan = (chosen: ChosenPlan): void => {
  try {
    window.localStorage.setItem(PLAN_KEY, JSON.stringify(chosen));
  } catch {
    // Private browsing may forbid it.
  }
};

/** The plan chosen on this device, as long as these products are still those of it; only in the browser. */
export const chosenPlanOf = (productIds: readonly number[]): string | null => {
  try {
    const chosen = readChosenPlan(window.localStorage.getItem(PLAN_KEY));
    return chosen?.productIds.every((id) => productIds.includes(id)) ? chosen.plan : null;
  } catch {
    return null;
  }
};

/** It was ordered. */
export const forgetPlan = (): void => {
  try {
    window.localStorage.removeItem(PLAN_KEY);
  } catch {
    // There is nothing kept where nothing may be kept.
  }
};
