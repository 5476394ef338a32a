import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  QueryDeskInvoicesArgs,
  QueryDeskSubscriptionsArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { listInvoices } from '../services/desk/list-invoices.ts';
import { listSubscriptions } from '../services/desk/list-subscriptions.ts';

export const deskListQueries = {
  deskSubscriptions: async (
    _: unknown,
    { filter, after }: QueryDeskSubscriptionsArgs,
    context: RequestContext,
  ) =>
    valueOrThrow(
      await listSubscriptions(context.scope, requireStaff(context).actor, {
        filter: { ...filter },
        after: after ?? null,
      }),
    ),

  deskInvoices: async (_: unknown, { filter, after }: QueryDeskInvoicesArgs, context: RequestContext) =>
    valueOrThrow(
      await listInvoices(context.scope, requireStaff(context).actor, {
        filter: { ...filter },
        after: after ?? null,
      }),
    ),
};
