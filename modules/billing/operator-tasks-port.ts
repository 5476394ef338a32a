import { definePort } from '#server/scope.ts';

/** A task of another module for operators. */
export interface OperatorTask {
  readonly kind: 'page_not_delivered' | 'email_refused';
  /** Its subject; a kind has one task for each, open or closed. */
  readonly subject: string;
  /** The patient whom it concerns. */
  readonly userId: string;
  /** What happened, without anything about health. */
  readonly detail: string;
  readonly todo: string;
}

/** Tasks of other modules on the operators' page. Both join the caller's transaction. */
export interface OperatorTasks {
  /** Once for its subject. */
  open(task: OperatorTask): Promise<void>;
  /** It was resolved without an operator; does nothing where no such task is open. */
  settle(task: Pick<OperatorTask, 'kind' | 'subject'>, why: string): Promise<void>;
  /** The same for whatever is open of this kind about a patient. */
  settleOf(task: Pick<OperatorTask, 'kind' | 'userId'>, why: string): Promise<void>;
}
export const operatorTasksPort = definePort<OperatorTasks>('billing.operatorTasks');
