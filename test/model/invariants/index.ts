import type { History } from '../history.ts';
import { type Snapshot, takeSnapshot } from '../snapshot.ts';
import { answersAreFresh, stepsUpAreFresh } from './answers-are-fresh.ts';
import { callsComeFirst } from './calls-come-first.ts';
import { checkInsHold } from './check-ins-hold.ts';
import { decisionsAreRecorded } from './decisions-are-recorded.ts';
import { emergenciesStopEverything } from './emergencies-stop-everything.ts';
import { holdsHaveReasons } from './holds-have-reasons.ts';
import { minorsGetNothing } from './minors-get-nothing.ts';
import { chargesAreAnnounced, moneyIsRight, nothingIsChargedTwice } from './money-is-right.ts';
import { oneCourseAGroup } from './one-course-a-group.ts';
import { sentOrdersArePrescribed } from './sent-orders-are-prescribed.ts';
import { stopsAreResolved } from './stops-are-resolved.ts';
import { supplyIsLimited } from './supply-is-limited.ts';
import { undecidedAccountsRefuse } from './undecided-accounts-refuse.ts';
import { warningsAreAgreed } from './warnings-are-agreed.ts';

/** Each returns a sentence for everything that must not be. */
const invariants: readonly ((all: Snapshot) => readonly string[])[] = [
  sentOrdersArePrescribed,
  decisionsAreRecorded,
  answersAreFresh,
  stepsUpAreFresh,
  supplyIsLimited,
  oneCourseAGroup,
  emergenciesStopEverything,
  stopsAreResolved,
  undecidedAccountsRefuse,
  minorsGetNothing,
  holdsHaveReasons,
  moneyIsRight,
  chargesAreAnnounced,
  callsComeFirst,
  checkInsHold,
  warningsAreAgreed,
  nothingIsChargedTwice,
];

/** Throws with every broken invariant and what the patient did. */
export const checkInvariants = async (history: History): Promise<void> => {
  const all = await takeSnapshot(history);
  const problems = invariants.flatMap((invariant) => invariant(all));
  if (problems.length > 0) throw new Error([...problems, '', ...history.log].join('\n'));
};
