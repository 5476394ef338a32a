import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { OperatorTasks } from '../../operator-tasks-port.ts';
import { billingTaskRepository } from '../../repositories/billing-tasks.ts';
import { closeTask } from './close-task.ts';
import { openTask } from './open-task.ts';

export const operatorTasks = (scope: Scope): OperatorTasks => ({
  open: (task) => openTask(scope, { ...task, invoiceId: null }),
  settle: (task, answer) => closeTask(scope, systemActor, task, { outcome: 'settled', answer }),
  settleOf: async (about, answer) => {
    for (const task of await billingTaskRepository(scope.db).openAbout(about))
      await closeTask(scope, systemActor, task, { outcome: 'settled', answer });
  },
});
