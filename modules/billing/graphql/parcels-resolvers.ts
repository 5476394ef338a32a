import { may } from '#config/staff-permissions.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationChooseForOrderArgs,
  MutationDeskDecideOrderIssueArgs,
  MutationDeskReportOrderProblemArgs,
  MutationReportOrderProblemArgs,
  MutationStopOrderArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import { viewerActor } from '#server/viewer.ts';
import { chooseForOrder } from '../services/parcels/choose-for-order.ts';
import { decideIssue } from '../services/parcels/decide-issue.ts';
import { listIssues } from '../services/parcels/list-issues.ts';
import { reportForPatient } from '../services/parcels/report-for-patient.ts';
import { reportProblem } from '../services/parcels/report-problem.ts';
import { stopMyOrder } from '../services/parcels/stop-my-order.ts';

export const parcelQueries = {
  deskOrderIssues: async (_: unknown, __: unknown, context: RequestContext) => {
    const { actor, user } = requireStaff(context);
    const found = await listIssues(context.scope, actor);
    if (may(user.role, 'decide_orders')) return found;
    return { ...found, open: found.open.map((issue) => ({ ...issue, decisions: [] })) };
  },
};

export const parcelMutations = {
  stopOrder: async (_: unknown, { orderId }: MutationStopOrderArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await stopMyOrder(scope, viewerActor(viewer), orderId)) === 'stopped',

  reportOrderProblem: async (
    _: unknown,
    { input }: MutationReportOrderProblemArgs,
    { scope, viewer }: RequestContext,
  ) => valueOrThrow(await reportProblem(scope, viewerActor(viewer), { ...input })).id,

  chooseForOrder: async (_: unknown, args: MutationChooseForOrderArgs, { scope, viewer }: RequestContext) =>
    valueOrThrow(await chooseForOrder(scope, viewerActor(viewer), args)),

  deskDecideOrderIssue: async (
    _: unknown,
    { input }: MutationDeskDecideOrderIssueArgs,
    context: RequestContext,
  ) => {
    const { actor } = requireStaff(context);
    const issueId = readId('issueId', input.issueId);
    valueOrThrow(await decideIssue(context.scope, actor, { ...input, issueId }));
    return true;
  },

  deskReportOrderProblem: async (
    _: unknown,
    { input }: MutationDeskReportOrderProblemArgs,
    context: RequestContext,
  ) => {
    valueOrThrow(await reportForPatient(context.scope, requireStaff(context).actor, { ...input }));
    return true;
  },
};
