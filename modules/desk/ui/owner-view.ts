import type { DeskDetail } from './decision-view.ts';

/** What the owner of a case may do with it besides deciding. */
export type OwnerAction = 'hand_over' | 'release';

const open: readonly string[] = ['submitted', 'assigned', 'in_review'];
const waitsForPatient: readonly string[] = ['needs_info', 'awaiting_call', 'plan_proposed'];

/**
 * Whether the viewer may give the case away: their own, or one that nobody has; an operator any. Only what waits for
 * staff goes back to the queue.
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
