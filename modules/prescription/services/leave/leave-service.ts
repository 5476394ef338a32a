import type { Scope } from '#server/scope.ts';
import type { LeaveService } from '../../index.ts';
import { leaveRepository } from '../../repositories/leaves.ts';
import { endLeave } from './end-leave.ts';
import { saveLeave } from './save-leave.ts';

export const leaveService = (scope: Scope): LeaveService => ({
  find: (leaveId) => leaveRepository(scope.db).find(leaveId),
  save: (actor, leave) => saveLeave(scope, actor, leave),
  end: (actor, leave) => endLeave(scope, actor, leave),
});
