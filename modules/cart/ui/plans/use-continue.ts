import { useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { toProductsParam } from '../../domain/index.ts';
import { useCart } from '../use-cart.tsx';
import { rememberPlan } from './chosen-plan.ts';

/**
 * Puts a plan into the cart and continues to checkout. When the cart holds something else as well, the panel opens
 * instead: it shows everything that will be ordered and what was replaced.
 */
export const useContinue = () => {
  const cart = useCart();
  const link = useLink();
  const [going, setGoing] = useState<string | null>(null);
  const go = async (plan: string, productIds: readonly number[]): Promise<void> => {
    setGoing(plan);
    rememberPlan({ plan, productIds });
    const inCart = await cart.loadedIds();
    const isAlone = inCart?.every((id) => productIds.includes(id)) ?? false;
    await cart.add(productIds, { quietly: isAlone });
    if (isAlone) await goTo(link(`/checkout?products=${toProductsParam(productIds)}`));
    setGoing(null);
  };
  return { go, going };
};
