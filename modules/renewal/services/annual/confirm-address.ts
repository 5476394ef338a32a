import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { renewalRepository } from '../../repositories/renewals.ts';
import { lockInProgress } from '../renewal-draft.ts';
import { addressHash } from './confirmed-address.ts';

/**
 * The patient says that this address and state are right. `shown` is the hash of the address on their screen: CONFLICT when
 * it has changed meanwhile, or without a renewal or yearly check-in in progress. BAD_USER_INPUT on `address` while none is known.
 */
export const confirmAddress = (scope: Scope, userId: string, shown: string): Promise<Result<void>> =>
  allOrNothing(scope, async (tx) => {
    const renewal = await lockInProgress(tx, userId);
    const address = (await tx.use(accountPort).person(userId))?.address;
    if (!address)
      return orRefuse(badInput([{ field: 'address', message: 'Please add your address first.' }]));
    const confirmedAddress = addressHash(address);
    if (confirmedAddress !== shown)
      orRefuse(fail('CONFLICT', 'Your address has changed in the meantime. Please check the one shown now.'));
    await renewalRepository(tx.db).update(renewal.id, { confirmedAddress });
  });
