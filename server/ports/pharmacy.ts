import type { CalendarDate } from '#kernel/dates.ts';
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

/** Who wrote a prescription. */
export interface Prescriber {
  readonly id: string;
  /** With title, as it is signed. */
  readonly name: string;
  /** National Provider Identifier: ten digits. */
  readonly npi: string;
}

/** A signed prescription, as the pharmacy fills it once. */
export interface PrescriptionToFill {
  readonly id: string;
  readonly signedAt: Date;
  readonly expiresAt: Date;
  /** How to take it. */
  readonly directions: string;
  readonly prescriber: Prescriber;
}

export interface PharmacyOrder {
  /** Our order id; submitting the same id again returns the same remote order. */
  readonly orderId: string;
  readonly placedAt: Date;
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
  /** For whom the prescriptions were written; null when nothing in it needs one. */
  readonly patient: {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly dob: CalendarDate;
  } | null;
  readonly lines: readonly {
    readonly productId: number;
    /** With strength and count. */
    readonly name: string;
    readonly quantity: number;
    /** Null for a product without one. */
    readonly prescription: PrescriptionToFill | null;
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
  /** When the carrier expects to bring it; null while it has not said. */
  readonly expectedAt: Date | null;
  readonly trackingNumber: string | null;
}

export interface RemoteOrder {
  readonly remoteId: string;
  readonly status: RemoteStatus;
  /** Why it is rejected or on hold, in the pharmacy's words; null when it has not said. For staff only. */
  readonly reason: string | null;
  /** What has left, the first package first. */
  readonly parcels: readonly RemoteParcel[];
  /** Lines that wait for stock; `expectedAt` is null while nobody knows. */
  readonly backordered: readonly { readonly productId: number; readonly expectedAt: Date | null }[];
  /** Lines that will not ship, canceled or refused by anybody. All of them when the status is `canceled`. */
  readonly canceledProductIds: readonly number[];
  /** Products that it recalls, or sent in place of others, with its own words. They stay until it withdraws them. */
  readonly warnings: readonly {
    readonly kind: 'recalled' | 'substituted';
    readonly productId: number;
    readonly text: string;
  }[];
}

/** The pharmacy says that there is something new about an order, and not what. */
export interface PharmacyNotification {
  /** Our id of the order. */
  readonly orderId: string;
  /** When it changed, as the pharmacy says, or else when the notification was signed. */
  readonly changedAt: Date;
}

/** The pharmacy does not answer or asks to try again. */
export class PharmacyUnavailable extends Error {}

/**
 * Every call throws `PharmacyUnavailable` when the pharmacy does not answer, and another error when it refuses or answers
 * something that cannot be read. Each may be repeated.
 */
export interface Pharmacy {
  submit(order: PharmacyOrder): Promise<RemoteOrder>;
  /** Orders by our id; one that the pharmacy does not know is left out. */
  find(orderIds: readonly string[]): Promise<ReadonlyMap<string, RemoteOrder>>;
  /** Cancels lines. Returns those of them that will not ship, canceled now or by an earlier call. */
  cancel(orderId: string, productIds: readonly number[]): Promise<readonly number[]>;
  /** What a notification is about; null for one that is not the pharmacy's. */
  readNotification(body: string, header: (name: string) => string | undefined): PharmacyNotification | null;
}

export const pharmacyPort = definePort<Pharmacy>('server.pharmacy');
