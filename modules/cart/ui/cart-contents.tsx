import { useEffect, useRef } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import { hairLossEntry } from '#config/hair-loss-entry.ts';
import { formatMoney } from '#kernel/money.ts';
import { NotSoldIn, SafetyNote } from '#modules/catalogue/ui.ts';
import {
  type CartLineItem,
  changeCart,
  giftsLeavingWith,
  lineItems,
  toProductsParam,
} from '../domain/index.ts';
import styles from './cart-contents.module.css';
import { CartNotices } from './cart-notices.tsx';
import { CartTotals } from './cart-totals.tsx';
import type { ShopProduct } from './shop-product.ts';
import { useTaken } from './taken/taken.tsx';
import { TakenNotice } from './taken/taken-notice.tsx';
import { trackCart } from './track-cart.ts';
import { type Cart, useCart } from './use-cart.tsx';
import { useCartDiscounts } from './use-cart-discounts.ts';

const MAX_SUGGESTIONS = 3;

const LinePrice = ({ line }: { readonly line: CartLineItem<ShopProduct> }) =>
  line.isDiscount ? (
    <>
      <span className="tabular">
        <Money cents={line.amount} was /> <Money cents={line.amountWithDiscount} />
      </span>
      <span className={styles.detail}>{line.priceDescription}</span>
    </>
  ) : (
    <span className="tabular">{formatMoney(line.amount)}</span>
  );

interface LineProps {
  readonly line: CartLineItem<ShopProduct>;
  readonly onRemove: () => void;
}

const Line = ({ line, onRemove }: LineProps) => {
  const { product } = line;
  const taken = useTaken()?.of(product.drugType);
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <ProductImage drugType={product.drugType} />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>{product.title}</h3>
        <p className={styles.detail}>{product.supplyInformation}</p>
        {product.needsPrescription ? <Badge tone="rx">Rx only</Badge> : null}
        {line.isNewProduct ? <Badge tone="accent">New</Badge> : null}
      </div>
      <div className={styles.amount}>
        <LinePrice line={line} />
        {line.canBeRemoved ? (
          <Button
            variant="quiet"
            size="small"
            className={styles.remove}
            aria-label={`Remove ${product.title}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        ) : null}
      </div>
      {taken ? (
        <div className={styles.safety}>
          <TakenNotice {...taken} />
        </div>
      ) : null}
      {product.needsPrescription || product.unavailableStates.length > 0 ? (
        <div className={styles.safety}>
          {product.needsPrescription ? <SafetyNote drugType={product.drugType} /> : null}
          <NotSoldIn states={product.unavailableStates} />
        </div>
      ) : null}
    </li>
  );
};

/** Products that would be removed from the cart if this one were added; empty when there is no conflict. */
const givesWay = (cart: Cart, id: number): string => {
  const { change } = changeCart(cart, { add: [id] }, cart.products);
  const gone = cart.products.filter((product) => change.removedProductIds.includes(product.id));
  return gone.map(({ title }) => title).join(' and ');
};

const Suggestion = ({ product, cart }: { readonly product: ShopProduct; readonly cart: Cart }) => {
  const replaced = givesWay(cart, product.id);
  return (
    <li className={styles.suggestion}>
      <span className={styles.smallPicture}>
        <ProductImage drugType={product.drugType} />
      </span>
      <div className={styles.text}>
        <h4 className={styles.smallName}>{product.title}</h4>
        <p className={styles.detail}>
          {formatMoney(product.price)}, {product.supplyInformation}
          {product.needsPrescription ? ', Rx only' : ''}
        </p>
        {replaced ? <p className={styles.detail}>Replaces {replaced}</p> : null}
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Add ${product.title}`}
        onClick={() => void cart.add([product.id], { fromUpsell: true })}
      >
        Add
      </Button>
    </li>
  );
};

/**
 * After a change in the panel, scrolls its notices into view at the top. The pressed button may have been removed with
 * its line, and the focus lost: then the undo button is focused, otherwise the top of the panel.
 */
const useFocusKept = ({ lastChange, note }: Cart) => {
  const top = useRef<HTMLDivElement>(null);
  const seen = useRef({ lastChange, note });
  useEffect(() => {
    const isNews = seen.current.lastChange !== lastChange || seen.current.note !== note;
    seen.current = { lastChange, note };
    if (!isNews) return;
    top.current?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.getAttribute('role') === 'dialog')
      (top.current?.querySelector('button') ?? top.current)?.focus();
  }, [lastChange, note]);
  return top;
};

/** Lines, notices, and a few suggestions. */
export const CartLines = () => {
  const cart = useCart();
  const link = useLink();
  const taken = useTaken();
  const lines = lineItems(cart.productIds, cart.products, useCartDiscounts(cart.productIds));
  const suggestions = cart.upsellProductIds
    .flatMap((id) => cart.products.find((product) => product.id === id) ?? [])
    .filter(({ drugType }) => !taken?.of(drugType))
    .slice(0, MAX_SUGGESTIONS);
  const top = useFocusKept(cart);
  return (
    <Stack gap={5}>
      <div ref={top} tabIndex={-1} className={styles.news}>
        <CartNotices cart={cart} />
      </div>
      {lines.length === 0 ? (
        <EmptyState
          title="Your cart is empty"
          action={<LinkButton href={link(hairLossEntry)}>Find your treatment</LinkButton>}
        >
          Answer a few questions to see what may be right for you.
        </EmptyState>
      ) : (
        <div>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line
                key={line.product.id}
                line={line}
                onRemove={() => void cart.remove(line.product.id, giftsLeavingWith(line.product.id, lines))}
              />
            ))}
          </ul>
          {lines.length > 1 ? (
            <Button variant="quiet" size="small" className={styles.clear} onClick={() => void cart.clear()}>
              Empty cart
            </Button>
          ) : null}
        </div>
      )}
      {lines.some(({ product }) => product.needsPrescription && !taken?.of(product.drugType)) ? (
        <p className={styles.visit}>
          <Icon name="clock" size={20} />
          After checkout, you answer health questions. A clinician reviews your answers before any
          prescription is charged.
        </p>
      ) : null}
      {lines.length > 0 && suggestions.length > 0 ? (
        <section aria-labelledby="cart-suggestions">
          <h3 id="cart-suggestions" className={styles.heading}>
            Goes well with your cart
          </h3>
          <ul className={styles.suggestions}>
            {suggestions.map((product) => (
              <Suggestion key={product.id} product={product} cart={cart} />
            ))}
          </ul>
        </section>
      ) : null}
    </Stack>
  );
};

/** Charges and the link to checkout; both without products that the patient has already. */
export const CartFooter = ({ continueTo }: { readonly continueTo: string }) => {
  const cart = useCart();
  const { productIds, products } = cart;
  const link = useLink();
  const taken = useTaken();
  const all = lineItems(productIds, products);
  const kept = all.filter(({ product }) => !taken?.of(product.drugType)).map(({ product }) => product.id);
  // The products that checkout will get: a discount may need more than that.
  const discounts = useCartDiscounts(kept);
  const lines = lineItems(kept, products);
  const next = taken?.buysAgain && continueTo === '/checkout' ? '/account/checkout' : continueTo;
  if (lines.length === 0) return <p className={styles.fine}>You already have everything in your cart.</p>;
  return (
    <Stack gap={4}>
      <CartTotals products={lines.map(({ product }) => product)} discounts={discounts} />
      <LinkButton
        full
        href={link(`${next}?products=${toProductsParam(lines.map(({ product }) => product.id))}`)}
        onClick={() => trackCart('cart checkout clicked', cart)}
      >
        Continue to checkout
      </LinkButton>
      <p className={styles.fine}>Everything is shown once more before you pay.</p>
    </Stack>
  );
};
