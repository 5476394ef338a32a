import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { joinWithAnd } from '#kernel/join-with-and.ts';
import { cartNoticeOf } from './cart-notices.ts';
import type { Cart } from './use-cart.tsx';

const titlesOf = ({ products }: Cart, ids: readonly number[] = []): string =>
  joinWithAnd([...new Set(ids.flatMap((id) => products.find((product) => product.id === id)?.title ?? []))]);

/** What a swap replaced and why, with undo; and what was corrected when the cart was read. */
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
      {note ? <Notice tone={note === 'not-reached' ? 'danger' : 'info'}>{cartNoticeOf(cart)}</Notice> : null}
      {lastChange?.type === 'swap_specialty' && notices.specialtySwap ? (
        <Notice tone="caution" title={`${into} replaced your cart`} actions={undoButton}>
          One online visit covers one kind of treatment. We removed {out}.
        </Notice>
      ) : null}
      {swapped ? (
        <Notice tone="info" title={`${into} replaced ${out}`} actions={undoButton}>
          They contain the same kind of drug, so only one of them can be in a plan.
        </Notice>
      ) : null}
      {lastChange?.type === 'remove' && undoTo ? (
        <Notice tone="info" actions={undoButton}>
          Removed from your cart: {out}.
        </Notice>
      ) : null}
    </>
  );
};
