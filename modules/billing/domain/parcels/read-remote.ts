import type { RemoteOrderStatus } from '../states/remote-order.ts';

interface Waiting {
  readonly productId: number;
  readonly expectedAt: Date | null;
}

interface Remote {
  readonly status: RemoteOrderStatus;
  readonly parcels: readonly { readonly productIds: readonly number[] }[];
  readonly backordered: readonly Waiting[];
  readonly canceledProductIds: readonly number[];
}

/** What the pharmacy's response means for the lines of an order. */
export interface RemoteReading {
  readonly status: RemoteOrderStatus;
  /** Products that have not shipped and will not. */
  readonly canceled: readonly number[];
  /** Products that wait for stock. */
  readonly waiting: readonly Waiting[];
}

const allGone: readonly RemoteOrderStatus[] = ['shipped', 'delivered', 'returned'];

/**
 * Reads the pharmacy's response about an order by its lines: what is in a package has shipped, even if it was canceled.
 * While a line is neither in a package nor canceled, the order has not shipped as a whole, and the line waits.
 * `productIds`: the lines that were not canceled before.
 */
export const readRemote = (productIds: readonly number[], remote: Remote): RemoteReading => {
  const shipped = new Set(remote.parcels.flatMap((parcel) => parcel.productIds));
  const open = productIds.filter((id) => !shipped.has(id));
  const isCanceled = (id: number) =>
    remote.canceledProductIds.includes(id) || (remote.status === 'canceled' && remote.parcels.length === 0);
  const canceled = open.filter(isCanceled);
  if (remote.parcels.length === 0 && productIds.length > 0 && canceled.length === productIds.length)
    return { status: 'canceled', canceled, waiting: [] };
  const left = open.filter((id) => !isCanceled(id));
  const known = remote.backordered.filter(({ productId }) => left.includes(productId));
  const unexplained =
    remote.parcels.length === 0 ? [] : left.filter((id) => !known.some((one) => one.productId === id));
  return {
    status: allGone.includes(remote.status) && left.length > 0 ? 'partially_shipped' : remote.status,
    canceled,
    waiting: [...known, ...unexplained.map((productId) => ({ productId, expectedAt: null }))],
  };
};
