import type { Cents } from '#kernel/money.ts';

/** A document about an order that a patient may print. */
export const documentKinds = ['invoice', 'receipt'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Where the documents of orders are read. */
export const ORDER_DOCUMENTS_PATH = '/order-documents';

export const documentPath = (orderId: string, kind: DocumentKind): string =>
  `${ORDER_DOCUMENTS_PATH}/${orderId}/${kind}.pdf`;

/** What is printed about an order. Amounts in cents. */
export interface OrderDocument {
  readonly orderNumber: string;
  readonly orderedAt: Date;
  /** False for a service, of which nothing ships. */
  readonly isSent: boolean;
  readonly invoiceNumber: string;
  readonly patientName: string;
  /** Name, street, city: one line each. */
  readonly shipTo: readonly string[];
  readonly lines: readonly {
    readonly kind: string;
    readonly label: string;
    readonly amount: Cents;
    readonly productId: number | null;
  }[];
  readonly products: readonly {
    readonly productId: number;
    readonly name: string;
    readonly quantity: number;
    readonly needsPrescription: boolean;
    readonly shippedAt: Date | null;
    /** It did not ship, and its price was refunded. */
    readonly isCanceled: boolean;
  }[];
  readonly total: Cents;
  readonly paidAt: Date | null;
  /** What was charged, before refunds. */
  readonly charged: Cents;
  /** Oldest first, those that reached the card or are on their way. */
  readonly refunds: readonly { readonly amount: Cents; readonly at: Date }[];
}
