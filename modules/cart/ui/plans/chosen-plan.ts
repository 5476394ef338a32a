import { readSavedIds } from '../cart-storage.ts';

/** Local storage key of the user's plan (S3.61). */
const PLAN_KEY = 'thicket.plan';

export interface ChosenPlan {
  readonly plan: string;
  /** The products that it added to the cart. */
  readonly productIds: readonly number[];
}

/** Null for anything this code did not write. */
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

/** Remembers the plan on this device; without storage the plan is not remembered. */
export const rememberPlan = (chosen: ChosenPlan): void => {
  try {
    window.localStorage.setItem(PLAN_KEY, JSON.stringify(chosen));
  } catch {
    // Private browsing may block storage.
  }
};

/** The plan chosen on this device, as long as these are still its products; only in the browser. */
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
    // Storage is blocked, so there is nothing to remove.
  }
};
