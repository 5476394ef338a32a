import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import { accountPort, type DuplicateDecision, possibleDuplicatesPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { chartPort, factPort } from '#modules/eligibility/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { firstWithoutCase } from './duplicates-without-case.ts';
import { patientOfCase } from './patient-of-case.ts';
import { otherOf, presentPair } from './present-duplicate.ts';

/**
 * The accounts that may belong to the patient of a case, with the treatments of each; without them once the pair was
 * dismissed. Reading them is audited.
 */
export const duplicatesOfCase = async (scope: Scope, staff: Staff, consultationId: string) => {
  const userId = await patientOfCase(scope, staff, consultationId);
  if (userId === null) return notFound('case');
  const pairs = await scope.use(possibleDuplicatesPort).ofPerson(userId);
  const ids = [userId, ...pairs.map((pair) => otherOf(pair, userId))];
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'duplicates.read',
    subject: 'consultation',
    subjectId: consultationId,
    detail: { patientId: userId, personIds: ids.slice(1) },
  });
  if (pairs.length === 0) return ok([]);
  const people = await scope
    .use(accountPort)
    .people([...new Set([...ids, ...pairs.flatMap(({ decidedBy }) => decidedBy ?? [])])]);
  const idle = new Set(await scope.use(billingPort).idleAccounts(ids));
  const shown = pairs.filter(({ status }) => status !== 'dismissed').map((pair) => otherOf(pair, userId));
  const cases = await scope.use(reviewPort).casesOf(shown);
  const charts = await Promise.all(
    shown.map(async (id) => [id, await scope.use(chartPort).therapies(id)] as const),
  );
  const taken = new Map(charts);
  const facts = new Map(
    await Promise.all(shown.map(async (id) => [id, await scope.use(factPort).of(id)] as const)),
  );
  return ok(
    pairs.map((pair) => {
      const otherId = otherOf(pair, userId);
      return presentPair(pair, userId, {
        people,
        takes: (taken.get(otherId) ?? []).filter(({ isOfOtherAccount }) => !isOfOtherAccount),
        facts: facts.get(otherId) ?? [],
        cases: cases.filter((one) => one.userId === otherId),
        idle,
      });
    }),
  );
};

interface DuplicateInput {
  /** Null for a pair without a case in either account. */
  readonly consultationId: string | null;
  readonly duplicateId: string;
  readonly reason: string;
}

const decisionOf = async (
  tx: Scope,
  staff: Staff,
  { consultationId, duplicateId, reason }: DuplicateInput,
): Promise<DuplicateDecision> => ({
  actor: staff.actor,
  id: duplicateId,
  personId:
    consultationId === null
      ? await firstWithoutCase(tx, duplicateId)
      : ((await patientOfCase(tx, staff, consultationId)) ?? orRefuse(notFound('case'))),
  reason,
});

/** Records that the accounts belong to two people. Fails as `PossibleDuplicates` does. */
export const dismissDuplicate = (scope: Scope, staff: Staff, input: DuplicateInput): Promise<Result<true>> =>
  allOrNothing(scope, async (tx) => {
    orRefuse(await tx.use(possibleDuplicatesPort).dismiss(await decisionOf(tx, staff, input)));
    return true as const;
  });

/**
 * Records that the accounts belong to one person, and which of them stays. What the other one's answers stop is put on
 * hold. CONFLICT while the other one has something running; fails otherwise as `PossibleDuplicates` does.
 */
export const mergeAccounts = (
  scope: Scope,
  staff: Staff,
  input: DuplicateInput & { readonly keepThis: boolean },
): Promise<Result<true>> =>
  allOrNothing(scope, async (tx) => {
    const decision = await decisionOf(tx, staff, input);
    const duplicates = tx.use(possibleDuplicatesPort);
    const pair = (await duplicates.ofPerson(decision.personId)).find(({ id }) => id === decision.id);
    if (!pair) return orRefuse(notFound('possible duplicate'));
    const keptId = input.keepThis ? decision.personId : otherOf(pair, decision.personId);
    const mayGo = (goneId: string, stays: string) => tx.use(billingPort).mayMerge(goneId, stays);
    await tx.use(reviewPort).judgeMergedAccount(staff.actor, keptId, async () => {
      orRefuse(await duplicates.merge({ ...decision, keptId }, mayGo));
    });
    return true as const;
  });
