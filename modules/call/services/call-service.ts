import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { CallService } from '../index.ts';
import { bookingRepository } from '../repositories/bookings.ts';
import { liveCallRepository } from '../repositories/live-calls.ts';
import { requireCall } from './call-changes.ts';
import { notices } from './notices.ts';
import { passOnCall } from './pass-on-call.ts';

/** What call provides to the module that owns visits. */
export const callService = (scope: Scope): CallService => ({
  of: (consultationId) => liveCallRepository(scope.db).find(consultationId),
  bookedWith: (clinicianId, from) => bookingRepository(scope.db).bookedWith(clinicianId, from ?? null),
  passOn: (actor, call) => passOnCall(scope, actor, call),
  require: (actor, visit, { mayWaive, reason }) =>
    scope.transaction(async (tx) => {
      const known = await liveCallRepository(tx.db).find(visit.id);
      if (known) return known;
      const call = await requireCall(tx, visit, mayWaive, { actor, reason });
      await tx.use(accountPort).notify(visit.userId, () => notices.needed);
      return call;
    }),
});
