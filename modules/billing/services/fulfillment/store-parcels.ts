import { recordCreation, requireTransition } from '#server/audit/transition.ts';
import type { RemoteParcel } from '#server/ports/pharmacy.ts';
import type { Scope } from '#server/scope.ts';
import { type Parcel, parcelMachine } from '../../domain/parcels/parcel.ts';
import { orderParcelRepository } from '../../repositories/order-parcels.ts';
import { pharmacyCause } from '../parcels/open-issue.ts';

/** A package after the pharmacy's response; `from` is its previous status, null for a new one. */
export interface ParcelChange {
  readonly parcel: Parcel;
  readonly from: Parcel['status'] | null;
}

const moveTo = async (tx: Scope, parcel: Parcel, to: Parcel['status']): Promise<void> => {
  const thing = { entity: 'order_parcel', id: parcel.id, from: parcel.status };
  await requireTransition(tx, parcelMachine, thing, to, pharmacyCause(to));
};

const follow = async (tx: Scope, stored: Parcel, remote: RemoteParcel): Promise<Parcel> => {
  const { productIds, shippedAt, deliveredAt, expectedAt, trackingNumber } = remote;
  // A late, older message has no effect, and a lost package stays lost while the carrier reports nothing new.
  const moves = parcelMachine.move(stored.status, remote.status, 'pharmacy').ok;
  if (moves) await moveTo(tx, stored, remote.status);
  const status = moves ? remote.status : stored.status;
  const parcel = {
    ...stored,
    ...{ productIds, shippedAt, trackingNumber, status },
    expectedAt: expectedAt ?? stored.expectedAt,
    deliveredAt: deliveredAt ?? stored.deliveredAt,
  };
  await orderParcelRepository(tx.db).change(stored.id, parcel);
  return parcel;
};

const create = async (tx: Scope, orderId: string, remote: RemoteParcel): Promise<Parcel> => {
  const { parcelId, ...rest } = remote;
  const parcel: Parcel = { ...rest, id: tx.ids.uuid(), remoteId: parcelId, status: parcelMachine.initial };
  await orderParcelRepository(tx.db).add(orderId, parcel);
  await recordCreation(tx, 'order_parcel', parcel, pharmacyCause('shipped'));
  return follow(tx, parcel, remote);
};

/**
 * Stores what the pharmacy reports about the packages of a locked order. Returns each of them with its previous status.
 */
export const storeParcels = async (
  tx: Scope,
  orderId: string,
  remote: readonly RemoteParcel[],
): Promise<readonly ParcelChange[]> => {
  const stored = await orderParcelRepository(tx.db).ofOrder(orderId);
  const changes: ParcelChange[] = [];
  for (const one of remote) {
    const before = stored.find(({ remoteId }) => remoteId === one.parcelId);
    const parcel = before ? await follow(tx, before, one) : await create(tx, orderId, one);
    changes.push({ parcel, from: before?.status ?? null });
  }
  return changes;
};
