import { accountPort } from '#modules/account/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  decisionPort,
  type Evaluation,
  type JudgedPatient,
  unresolvedFindings,
} from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { judgeTaken } from './judge-taken.ts';
import { notices } from './notices.ts';

const REASON = 'answers in an account that was combined with this one';

interface Judged extends JudgedPatient {
  /** What stops a drug that is taken: by the newest answers, and by any answer that no clinician has resolved. */
  readonly found: Evaluation['findings'];
}

const judge = async (tx: Scope, userId: string, taken: readonly DrugType[]): Promise<Judged> => {
  const judged = await judgeTaken(tx, userId, taken);
  return { ...judged, found: [...judged.evaluation.findings, ...unresolvedFindings(judged.known, taken)] };
};

/**
 * Merges an account into the patient's by `merge`, in the caller's transaction, and judges the patient's treatments with
 * what the other account told. What that newly stops is put on hold, also at the pharmacy, and the patient is notified.
 */
export const judgeMergedAccount = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  merge: () => Promise<void>,
): Promise<void> => {
  const prescriptions = tx.use(prescriptionPort);
  const takenBefore = await prescriptions.takenDrugs(userId);
  const before = takenBefore.length > 0 ? (await judge(tx, userId, takenBefore)).found : [];
  await merge();
  // Accounts are locked now: what is taken does not change any more.
  const taken = await prescriptions.takenDrugs(userId);
  if (taken.length === 0) return;
  const after = await judge(tx, userId, taken);
  const known = new Set(before.map(({ ruleId }) => ruleId));
  const findings = after.found.filter(({ ruleId }) => !known.has(ruleId));
  const held = await prescriptions.holdUnsafe(userId, { findings }, REASON);
  if (held > 0) await tx.use(accountPort).notify(userId, () => notices.treatmentOnHold());
  await tx
    .use(decisionPort)
    .record([{ ...after, consultationId: null, userId, taken, actor, isAllowed: held === 0 }]);
};
