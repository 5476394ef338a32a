import { useLink } from '#client/layout/links.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Money } from '#client/ui/money.tsx';
import { SafetyNote } from '#modules/catalogue/ui.ts';
import type { CartPageQuery } from '../../pages/cart.generated.ts';
import { REMOVE_FORM } from './form-ids.ts';
import styles from './saved-line.module.css';

type Line = CartPageQuery['savedCart']['lineItems'][number];

/** One product of the saved cart: what it costs, another supply, and the button that removes it. */
export const SavedLine = ({ line }: { readonly line: Line }) => {
  const { product, canBeRemoved, isDiscount } = line;
  const link = useLink();
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <h2 className={styles.name}>{product.title}</h2>
        <p>{product.supplyInformation}</p>
        {product.needsPrescription ? <Badge tone="rx">Rx only</Badge> : null}
      </div>
      <p className={styles.amount}>
        {isDiscount ? <Money cents={line.amount} was /> : null} <Money cents={line.amountWithDiscount} />
      </p>
      {product.needsPrescription ? <SafetyNote drugType={product.drugType} /> : null}
      <div className={styles.actions}>
        {product.page ? (
          <a href={link(product.page)}>
            Choose another amount<span className="visually-hidden"> of {product.title}</span>
          </a>
        ) : null}
        {canBeRemoved ? (
          <form method="post">
            <input type="hidden" name="productId" value={product.id} />
            <Button
              type="submit"
              name="form"
              value={REMOVE_FORM}
              variant="quiet"
              size="small"
              aria-label={`Remove ${product.title}`}
            >
              Remove
            </Button>
          </form>
        ) : null}
      </div>
    </li>
  );
};
