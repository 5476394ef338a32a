import { definePort } from '../scope.ts';

/** The pharmacy's own statuses of an order. */
export type RemoteStatus =
  | 'received'
  | 'verifying'
  | 'filling'
  | 'packed'
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

export interface RemoteOrder {
  readonly remoteId: string;
  readonly status: RemoteStatus;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly trackingNumber: string | null;
}

export interface Pharmacy {
  submit(order: PharmacyOrder): Promise<RemoteOrder>;
  /** Null when the pharmacy does not know the order. */
  find(orderId: string): Promise<RemoteOrder | null>;
  /** True when the order could still be canceled, now or by an earlier call, and will not ship. */
  cancel(orderId: string): Promise<boolean>;
}

export const pharmacyPort = definePort<Pharmacy>('server.pharmacy');
