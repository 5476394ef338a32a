import { defineMachine } from '#kernel/state-machine.ts';

/** `lost`: it has not come in time. A late message of the carrier may still say that it arrived or came back. */
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
  readonly trackingNumber: string | null;
}

/** What comes back after it was delivered is the patient's return, which is the order's and an operator's matter. */
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
