import { useMutation } from '#client/forms/use-mutation.ts';
import { DeclineSsriDocument } from '../../pages/decline-ssri.generated.ts';
import type { Declining } from './decide.tsx';

/** Removes these drugs from the open visit and the browser's cart; `onDeclined` is told whether the visit continues. */
export const useDeclineSsri = (
  drugTypes: readonly string[],
  onDeclined: (visitGoesOn: boolean) => void,
): Declining => {
  const { run, pending, failure } = useMutation(DeclineSsriDocument);
  const decline = async () => {
    const result = await run({});
    if (!result?.ok) return;
    // Loaded on use: the page itself shows no cart.
    const { removeFromCart } = await import('#modules/cart/ui.ts');
    await removeFromCart(drugTypes);
    onDeclined(result.value.declineSsri);
  };
  return { decline, pending, failure, pendingLabel: 'Taking it out of your order' };
};
