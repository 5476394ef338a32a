import type { DeskDetail } from './decision-view.ts';

/** The owner's actions for a case besides deciding. */
export type OwnerAction = 'hand_over' | 'release';

const open: readonly string[] = ['submitted', 'assigned', 'in_review'];
const waitsForPatient: readonly string[] = ['needs_info', 'awaiting_call', 'plan_proposed'];

/**
 * Whether the viewer may assign the case to somebody else: their own, or an unassigned one; an operator any. Only cases
 * that wait for staff return to the queue.
 */
export const mayGive = (
  { status, assignedTo, isMine }: Pick<DeskDetail['case'], 'status' | 'assignedTo' | 'isMine'>,
  action: OwnerAction,
  isOperator: boolean,
): boolean => {
  const isTheirs = isMine || isOperator;
  if (action === 'release') return assignedTo !== null && isTheirs && open.includes(status);
  return (isTheirs || assignedTo === null) && [...open, ...waitsForPatient].includes(status);
};
