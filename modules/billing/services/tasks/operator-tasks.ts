import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { OperatorTasks } from '../../operator-tasks-port.ts';
import { closeTask } from './close-task.ts';
import { openTask } from './open-task.ts';

export const operatorTasks = (scope: Scope): OperatorTasks => ({
  open: (task) => openTask(scope, { ...task, invoiceId: null }),
  settle: (task, answer) => closeTask(scope, systemActor, task, { outcome: 'settled', answer }),
});
