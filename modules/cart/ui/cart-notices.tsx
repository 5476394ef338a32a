import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { listWords } from '#kernel/words.ts';
import { noteTextOf } from './cart-notes.ts';
import type { Cart } from './use-cart.tsx';

const titlesOf = ({ products }: Cart, ids: readonly number[] = []): string =>
  listWords([...new Set(ids.flatMap((id) => products.find((product) => product.id === id)?.title ?? []))]);

/** What a swap replaced and why, with the way back; and what was tidied up on reading the cart. */
export const CartNotices = ({ cart }: { readonly cart: Cart }) => {
  const { notices, lastChange, note, undoTo, undo } = cart;
  const out = titlesOf(cart, lastChange?.removedProductIds);
  const into = titlesOf(cart, lastChange?.addedProductIds);
  const swapped = lastChange?.type === 'swap' && notices.conflict && notices.drugTypesChanged;
  const undoButton = undoTo ? (
    <Button variant="secondary" size="small" onClick={undo}>
      <Icon name="undo" size={18} /> Undo
    </Button>
  ) : null;
  return (
    <>
      {note ? <Notice tone={note === 'not-reached' ? 'danger' : 'info'}>{noteTextOf(cart)}</Notice> : null}
      {lastChange?.type === 'swap_specialty' && notices.specialtySwap ? (
        <Notice tone="caution" title={`${into} replaced your cart`} actions={undoButton}>
          One online visit covers one kind of treatment. We took out {out}.
        </Notice>
      ) : null}
      {swapped ? (
        <Notice tone="info" title={`${into} replaced ${out}`} actions={undoButton}>
          They hold the same kind of drug, so only one of them can be in a plan.
        </Notice>
      ) : null}
      {lastChange?.type === 'remove' && undoTo ? (
        <Notice tone="info" actions={undoButton}>
          Taken out of your cart: {out}.
        </Notice>
      ) : null}
    </>
  );
};
