import { useLink } from '#client/layout/links.tsx';
import { cardExpiry, cardLabel } from '#modules/billing/ui.ts';
import type { AccountPageQuery } from '../../pages/account.generated.ts';
import styles from './details.module.css';

type Card = NonNullable<AccountPageQuery['currentUser']>['billing']['card'];

/** The saved card. */
export const PaymentCard = ({ card }: { readonly card: Card }) => {
  const link = useLink();
  if (!card)
    return (
      <p>
        No card is saved. We ask for one at your first order.{' '}
        <a href={link('/account/info#cards')}>Add a card</a>
      </p>
    );
  return (
    <>
      <p>
        {cardLabel(card)}. {cardExpiry(card)}. <a href={link('/account/info#cards')}>Change your cards</a>
      </p>
      <p className={styles.fine}>
        Every charge is listed in <a href={link('/order-history')}>your orders</a>, with its invoice.
      </p>
    </>
  );
};
