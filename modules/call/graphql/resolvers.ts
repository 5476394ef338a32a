import type { RequestContext } from '#server/graphql/context.ts';
import { readId } from '#server/graphql/read-id.ts';
import { requirePatientInPerson, requireStaff } from '#server/graphql/require-person.ts';
import type {
  MutationBookCallArgs,
  MutationDeskAskForCallArgs,
  MutationDeskCompleteCallArgs,
  MutationDeskEndLeaveArgs,
  MutationDeskMissedCallArgs,
  MutationDeskSaveCalendarArgs,
  MutationDeskSaveLeaveArgs,
  MutationDeskStartCallArgs,
  MutationDeskWaiveCallArgs,
  MutationEndLeaveArgs,
  MutationSaveLeaveArgs,
  QueryDeskLiveCallArgs,
} from '#server/graphql/resolver-types.generated.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';
import type { ResolverMap } from '#server/module.ts';
import { bookCall, cancelCall } from '../services/book-call.ts';
import { patientCall } from '../services/patient-call.ts';
import { calendarOf, saveCalendar } from '../services/staff-calendar.ts';
import {
  askForCall,
  callOfCase,
  completeCall,
  missedCall,
  startCall,
  waiveCall,
} from '../services/staff-call.ts';
import { endLeaveOf, endOwnLeave, saveLeaveOf, saveOwnLeave } from '../services/staff-leave.ts';

const idOf = ({ consultationId }: { readonly consultationId: string }): string =>
  readId('consultationId', consultationId);

export const resolvers = {
  User: {
    liveCall: async ({ id }: { readonly id: string }, _: unknown, { scope, viewer }: RequestContext) =>
      viewer.user?.id === id ? patientCall(scope, id) : null,
  },

  Query: {
    deskLiveCall: async (_: unknown, args: QueryDeskLiveCallArgs, context: RequestContext) =>
      valueOrThrow(await callOfCase(context.scope, requireStaff(context), idOf(args))),
    deskCalendar: (_: unknown, __: unknown, context: RequestContext) =>
      calendarOf(context.scope, requireStaff(context)),
  },

  Mutation: {
    bookCall: async (_: unknown, { startsAt, timeZone }: MutationBookCallArgs, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      const chosen = { startsAt: new Date(startsAt), timeZone };
      return valueOrThrow(await bookCall(context.scope, actor, userId, chosen));
    },
    cancelCall: async (_: unknown, __: unknown, context: RequestContext) => {
      const { actor, userId } = requirePatientInPerson(context);
      return valueOrThrow(await cancelCall(context.scope, actor, userId));
    },
    deskAskForCall: async (_: unknown, args: MutationDeskAskForCallArgs, context: RequestContext) => {
      const input = { consultationId: idOf(args), reason: args.reason };
      return valueOrThrow(await askForCall(context.scope, requireStaff(context), input));
    },
    deskStartCall: async (_: unknown, args: MutationDeskStartCallArgs, context: RequestContext) =>
      valueOrThrow(await startCall(context.scope, requireStaff(context), idOf(args))),
    deskCompleteCall: async (_: unknown, args: MutationDeskCompleteCallArgs, context: RequestContext) => {
      const input = { consultationId: idOf(args), note: args.note };
      return valueOrThrow(await completeCall(context.scope, requireStaff(context), input));
    },
    deskMissedCall: async (_: unknown, args: MutationDeskMissedCallArgs, context: RequestContext) =>
      valueOrThrow(await missedCall(context.scope, requireStaff(context), idOf(args))),
    deskWaiveCall: async (_: unknown, args: MutationDeskWaiveCallArgs, context: RequestContext) => {
      const input = { consultationId: idOf(args), reason: args.reason };
      return valueOrThrow(await waiveCall(context.scope, requireStaff(context), input));
    },
    deskSaveCalendar: async (
      _: unknown,
      { input }: MutationDeskSaveCalendarArgs,
      context: RequestContext,
    ) => {
      const { timeZone, hours, exceptions } = input;
      const calendar = {
        timeZone,
        hours,
        exceptions: exceptions.map(({ date, from = null, to = null }) => ({ date, from, to })),
      };
      return valueOrThrow(await saveCalendar(context.scope, requireStaff(context), calendar));
    },
    deskSaveLeave: async (_: unknown, { input }: MutationDeskSaveLeaveArgs, context: RequestContext) =>
      valueOrThrow(await saveOwnLeave(context.scope, requireStaff(context), input)),
    deskEndLeave: async (_: unknown, { id }: MutationDeskEndLeaveArgs, context: RequestContext) =>
      valueOrThrow(await endOwnLeave(context.scope, requireStaff(context), readId('id', id))),
    saveLeave: async (_: unknown, args: MutationSaveLeaveArgs, context: RequestContext) =>
      valueOrThrow(await saveLeaveOf(context.scope, requireStaff(context), args)),
    endLeave: async (_: unknown, { email, id }: MutationEndLeaveArgs, context: RequestContext) => {
      const ended = { email, leaveId: readId('id', id) };
      return valueOrThrow(await endLeaveOf(context.scope, requireStaff(context), ended));
    },
  },
} satisfies ResolverMap;
