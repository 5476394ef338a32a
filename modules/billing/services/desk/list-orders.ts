import { readInput } from '#kernel/input/read-input.ts';
import { instant } from '#kernel/json-instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import { partialName } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { connectionOf, readPage } from '#server/graphql/connection.ts';
import type { Scope } from '#server/scope.ts';
import { orderSearch, orderStateNames } from '../../domain/desk/order-search.ts';
import { parcelStateNames } from '../../domain/parcels/desk-labels.ts';
import { deskOrderRepository, type ListedOrder } from '../../repositories/desk-orders.ts';
import type { OrderKind } from '../../repositories/orders.ts';
import type { DeskWish } from './desk-wish.ts';

const PAGE_SIZE = 50;

/** What an order is for, in the words of operators. */
const kindNames: Readonly<Record<OrderKind, string>> = {
  otc: 'Over the counter',
  rx: 'Prescription',
  refill: 'Refill',
  replacement: 'Replacement',
  visit_fee: 'Fee of a visit',
  deposit: 'Deposit for a procedure',
};

const viewOf = (order: ListedOrder) => ({
  id: order.id,
  number: order.number,
  kindLabel: kindNames[order.kind],
  personId: order.userId,
  personName: partialName(order),
  state: order.status,
  stateLabel: orderStateNames[order.status],
  stateSince: order.statusAt,
  total: order.total,
  parcels: order.parcels.map(({ status, trackingNumber, shippedAt, deliveredAt }) => ({
    trackingNumber,
    statusLabel: parcelStateNames[status],
    shippedAt: instant(shippedAt),
    deliveredAt: deliveredAt && instant(deliveredAt),
  })),
  hasIssue: order.hasIssue,
  createdAt: order.createdAt,
});

interface OrdersPage {
  readonly orders: readonly ReturnType<typeof viewOf>[];
  readonly next: string | null;
}

/**
 * A page of all orders, newest first. BAD_USER_INPUT names `filter.state`, `filter.from`, `filter.to`, `filter.number`,
 * `filter.personId` or `after`. Reading it is audited with the people whose orders were shown.
 */
export const listOrders = async (
  scope: Scope,
  actor: Actor,
  { filter, after }: DeskWish,
): Promise<Result<OrdersPage>> => {
  const search = readInput(orderSearch, filter, 'filter');
  if (!search.ok) return search;
  const page = readPage({ first: PAGE_SIZE, after });
  if (!page.ok) return page;
  const found = await deskOrderRepository(scope.db).page(search.value, {
    after: page.value.after,
    limit: PAGE_SIZE + 1,
  });
  const { edges, pageInfo } = connectionOf(found, page.value);
  const { personId, ...others } = search.value;
  await recordAudit(scope, {
    actor,
    action: 'orders.read',
    subject: 'desk',
    subjectId: 'orders',
    detail: {
      personIds: [...new Set(edges.map(({ node }) => node.userId))],
      ...(personId !== null && { patientId: personId }),
      ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
    },
  });
  return ok({
    orders: edges.map(({ node }) => viewOf(node)),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  });
};
