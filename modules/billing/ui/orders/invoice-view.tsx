import { useRef } from 'react';
import './print-alone.css';
import { Button } from '#client/ui/button.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Money } from '#client/ui/money.tsx';
import { brand } from '#config/brand.ts';
import { mergedLines } from '../../domain/checkout/merged-lines.ts';
import type { OrderHistoryPageQuery } from '../../pages/order-history.generated.ts';
import styles from './invoice-view.module.css';
import { printAlone } from './print-alone.ts';

type User = NonNullable<OrderHistoryPageQuery['currentUser']>;
type Order = User['orders'][number];

interface InvoiceViewProps {
  readonly invoice: NonNullable<Order['invoice']>;
  readonly order: Pick<Order, 'number' | 'createdAt'>;
  readonly customer: Pick<User, 'fullName' | 'address'>;
  /** Postal address. */
  readonly sellerAddress: string;
}

/** The invoice of an order, collapsed; can be printed alone on a page. */
export const InvoiceView = ({ invoice, order, customer, sellerAddress }: InvoiceViewProps) => {
  const box = useRef<HTMLDetailsElement>(null);
  const { address } = customer;
  return (
    <details ref={box} className={styles.invoice}>
      <summary>
        <span className={styles.open}>Invoice {invoice.number}</span>
        <span className={styles.text}>{invoice.summary}</span>
      </summary>
      <div className={styles.sheet}>
        <p className={styles.title}>
          Invoice {invoice.number} for order {order.number}, <DateText date={order.createdAt} />
        </p>
        <div className={styles.parties}>
          <div>
            <h3>From</h3>
            <p>{brand.legalEntity}</p>
            <p>{sellerAddress}</p>
            <p>{brand.supportEmail}</p>
            <p>{brand.supportPhone}</p>
          </div>
          <div>
            <h3>To</h3>
            <p>{customer.fullName}</p>
            {address ? (
              <>
                <p>{address.streetAddress1}</p>
                {address.streetAddress2 ? <p>{address.streetAddress2}</p> : null}
                <p>
                  {address.city}, {address.state} {address.zipCode}
                </p>
              </>
            ) : null}
          </div>
        </div>
        <dl className={styles.rows}>
          {mergedLines(invoice.lines).map((line, index) => (
            // Lines have no id and never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div key={index} className={styles.row}>
              <dt>{line.label}</dt>
              <dd>
                <Money cents={line.amount} />
              </dd>
            </div>
          ))}
          <div className={styles.row} data-sum="">
            <dt>Total</dt>
            <dd>
              <Money cents={invoice.total} />
            </dd>
          </div>
          <div className={styles.row}>
            <dt>
              {invoice.paidAt ? (
                <>
                  Charged on <DateText date={invoice.paidAt} />
                </>
              ) : (
                'Charged so far'
              )}
            </dt>
            <dd>
              <Money cents={invoice.amountCharged} />
            </dd>
          </div>
        </dl>
        <div className={styles.print}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              if (box.current) printAlone(box.current);
            }}
          >
            Print this invoice
          </Button>
          {invoice.pdf ? <a href={invoice.pdf}>Invoice as PDF</a> : null}
          {invoice.receipt ? <a href={invoice.receipt}>Itemized receipt for HSA or FSA</a> : null}
        </div>
      </div>
    </details>
  );
};
