import { orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { isSizeChosen } from '../../domain/annual/supply-choice.ts';
import type { Renewal } from '../../repositories/renewals.ts';
import type { RenewalOptions } from '../renewal-options.ts';
import { isConfirmed } from './confirmed-address.ts';

/**
 * A renewal and a yearly check-in are sent with a confirmed address, and with a choice for everything that is sold in larger
 * packages. BAD_USER_INPUT names `address` or `size`.
 */
export const refuseUnconfirmed = async (
  tx: Scope,
  userId: string,
  renewal: Renewal,
  { chosen }: Pick<RenewalOptions, 'chosen'>,
): Promise<void> => {
  const address = (await tx.use(accountPort).person(userId))?.address ?? null;
  if (!isConfirmed(address, renewal))
    orRefuse(badInput([{ field: 'address', message: 'Please confirm your address first.' }]));
  if (!isSizeChosen(chosen, renewal.planChoices))
    orRefuse(badInput([{ field: 'size', message: 'Please choose how much ships at a time.' }]));
};
