import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationDeskCloseBillingTaskArgs,
  MutationDeskTakeOffInvoiceArgs,
  QueryDeskBillingTasksArgs,
  QueryDeskJournalArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { takeOffInvoice } from '../services/desk/take-off-invoice.ts';
import { journalView } from '../services/ledger/journal-view.ts';
import { closeByOperator } from '../services/tasks/close-by-operator.ts';
import { listTasks } from '../services/tasks/list-tasks.ts';

export const deskMoneyQueries = {
  deskBillingTasks: (_: unknown, { isClosed, kind }: QueryDeskBillingTasksArgs, context: RequestContext) =>
    listTasks(context.scope, requireStaff(context).actor, { isClosed, kind: kind ?? null }),

  deskJournal: (_: unknown, { number }: QueryDeskJournalArgs, context: RequestContext) =>
    journalView(context.scope, requireStaff(context).actor, number ?? null),
};

export const deskMoneyMutations = {
  deskTakeOffInvoice: async (
    _: unknown,
    { input }: MutationDeskTakeOffInvoiceArgs,
    context: RequestContext,
  ) => valueOrThrow(await takeOffInvoice(context.scope, requireStaff(context).actor, { ...input })),

  deskCloseBillingTask: async (
    _: unknown,
    { input }: MutationDeskCloseBillingTaskArgs,
    context: RequestContext,
  ) => {
    const { actor } = requireStaff(context);
    const taskId = readId('taskId', input.taskId);
    return valueOrThrow(await closeByOperator(context.scope, actor, { ...input, taskId })) === 'closed';
  },
};
