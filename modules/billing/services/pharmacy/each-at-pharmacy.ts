import { PharmacyUnavailable } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import type { PharmacyCall } from '../../repositories/pharmacy-troubles.ts';
import { each } from '../each.ts';
import { withoutTrouble } from './pharmacy-trouble.ts';

/**
 * Does the work of a sweep for each order that may be tried now. It ends at the first call that the pharmacy does not answer, so
 * that an outage costs one time-out a sweep. Other failures do not stop the others; the first one is thrown at the end.
 */
export const eachAtPharmacy = async (
  scope: Scope,
  call: PharmacyCall,
  orderIds: readonly string[],
  work: (orderId: string) => Promise<void>,
): Promise<void> => {
  let isOut = false;
  await each(await withoutTrouble(scope, call, orderIds), async (orderId) => {
    if (isOut) return;
    await work(orderId).catch((error: unknown) => {
      isOut = error instanceof PharmacyUnavailable;
      throw error;
    });
  });
};
