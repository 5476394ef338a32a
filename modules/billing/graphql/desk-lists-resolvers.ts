import type { Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { Scope } from '#server/scope.ts';
import type { DeskWish } from '../services/desk/desk-wish.ts';
import { listInvoices } from '../services/desk/list-invoices.ts';
import { listOrders } from '../services/desk/list-orders.ts';
import { listSubscriptions } from '../services/desk/list-subscriptions.ts';

interface ListArgs {
  readonly filter?: object | null;
  readonly after?: string | null;
}

/** The resolver of a list of everything, for staff. */
const listed =
  <Page>(list: (scope: Scope, actor: Actor, wish: DeskWish) => Promise<Result<Page>>) =>
  async (_: unknown, { filter, after }: ListArgs, context: RequestContext): Promise<Page> =>
    valueOrThrow(
      await list(context.scope, requireStaff(context).actor, { filter: { ...filter }, after: after ?? null }),
    );

export const deskListQueries = {
  deskOrders: listed(listOrders),
  deskSubscriptions: listed(listSubscriptions),
  deskInvoices: listed(listInvoices),
};
