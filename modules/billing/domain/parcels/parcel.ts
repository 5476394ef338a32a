import { defineMachine } from '#config/define-machine.ts';

/** `lost`: it has not arrived in time. A later message of the carrier may still say that it arrived or was returned. */
export const parcelStatuses = ['shipped', 'delivered', 'returned', 'lost'] as const;
export type ParcelStatus = (typeof parcelStatuses)[number];

/** A package of an order that has left the pharmacy. */
export interface Parcel {
  readonly id: string;
  /** The pharmacy's id. */
  readonly remoteId: string;
  readonly productIds: readonly number[];
  readonly status: ParcelStatus;
  readonly shippedAt: Date;
  readonly deliveredAt: Date | null;
  /** When the carrier expects to bring it; null while it has not said. */
  readonly expectedAt: Date | null;
  readonly trackingNumber: string | null;
}

/** A package that is returned after delivery is the patient's return, which an operator handles for the order. */
export const parcelMachine = defineMachine({
  name: 'parcel',
  states: parcelStatuses,
  initial: 'shipped',
  transitions: [
    { from: ['shipped', 'lost'], to: 'delivered', by: ['pharmacy'] },
    { from: ['shipped', 'lost'], to: 'returned', by: ['pharmacy'] },
    { from: ['shipped'], to: 'lost', by: ['system'] },
  ],
});
