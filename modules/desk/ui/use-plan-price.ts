import { useEffect, useState } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import { DeskPlanPriceDocument, type DeskPlanPriceQuery } from './plan-price.generated.ts';

export type PlanPrice = DeskPlanPriceQuery['deskPlanPrice'];

interface Known {
  readonly key: string;
  /** Null when the server could not tell. */
  readonly price: PlanPrice | null;
}

/**
 * What the patient would pay for these products, as they read it and are charged: asked for while `isWanted`. Undefined until
 * the server has answered, null when it could not.
 */
export const usePlanPrice = (
  consultationId: string,
  products: readonly { readonly id: number }[],
  isWanted: boolean,
): PlanPrice | null | undefined => {
  const key = products.map(({ id }) => id).join(',');
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (!isWanted || key === '') return;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const productIds = key.split(',').map(Number);
      const result = await runQuery(DeskPlanPriceDocument, { consultationId, productIds });
      if (!isLeft) setKnown({ key, price: result.ok ? result.value.deskPlanPrice : null });
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [consultationId, key, isWanted]);
  return known?.key === key ? known.price : undefined;
};
