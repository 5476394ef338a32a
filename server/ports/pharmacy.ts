import { definePort } from '../scope.ts';

/** The pharmacy's own statuses of an order. */
export type RemoteStatus =
  | 'received'
  | 'verifying'
  | 'filling'
  | 'packed'
  /** Everything in it waits for stock. */
  | 'backordered'
  /** Something has shipped, and something else has not. */
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'on_hold'
  | 'rejected'
  | 'canceled'
  /** The carrier brought the parcel back. */
  | 'returned';

export interface PharmacyOrder {
  /** Our order id; submitting the same id again returns the same remote order. */
  readonly orderId: string;
  readonly recipient: string;
  readonly address: {
    streetAddress1: string;
    streetAddress2: string | null;
    city: string;
    state: string;
    zipCode: string;
  };
  /** `express` travels by air; a parcel with anything flammable is always `standard`. */
  readonly shippingMethod: 'standard' | 'express';
  readonly lines: readonly {
    productId: number;
    drugType: string;
    quantity: number;
    prescriptionId: string | null;
  }[];
}

/** A package that has left the pharmacy. A line of an order ships in one package. */
export interface RemoteParcel {
  /** The pharmacy's id of the package. */
  readonly parcelId: string;
  readonly productIds: readonly number[];
  readonly status: 'shipped' | 'delivered' | 'returned';
  readonly shippedAt: Date;
  readonly deliveredAt: Date | null;
  readonly trackingNumber: string | null;
}

export interface RemoteOrder {
  readonly remoteId: string;
  readonly status: RemoteStatus;
  /** What has left, the first package first. */
  readonly parcels: readonly RemoteParcel[];
  /** Lines that wait for stock; `expectedAt` is null while nobody knows. */
  readonly backordered: readonly { readonly productId: number; readonly expectedAt: Date | null }[];
  /** Lines that will not ship, canceled or refused by anybody. All of them when the status is `canceled`. */
  readonly canceledProductIds: readonly number[];
}

export interface Pharmacy {
  submit(order: PharmacyOrder): Promise<RemoteOrder>;
  /** Null when the pharmacy does not know the order. */
  find(orderId: string): Promise<RemoteOrder | null>;
  /** Cancels lines. Returns those of them that will not ship, canceled now or by an earlier call. */
  cancel(orderId: string, productIds: readonly number[]): Promise<readonly number[]>;
}

export const pharmacyPort = definePort<Pharmacy>('server.pharmacy');
