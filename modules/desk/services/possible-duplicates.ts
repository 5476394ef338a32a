import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import {
  accountPort,
  type DuplicateDecision,
  type Person,
  type PossibleDuplicate,
  possibleDuplicatesPort,
} from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { type CaseOfPatient, reviewPort } from '#modules/consultation/index.ts';
import { chartPort, type Therapy } from '#modules/eligibility/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { statusLabel } from './labels.ts';
import { patientOfCase } from './patient-of-case.ts';

const otherOf = ({ personA, personB }: PossibleDuplicate, userId: string): string =>
  personA === userId ? personB : personA;

const fullName = (person: Person | undefined): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ') || 'Name not given';

const stageLabels: Readonly<Record<Therapy['stage'], string>> = {
  ordered: 'ordered',
  subscribed: 'subscription',
  prescribed: 'prescription',
  on_hold: 'on hold',
  dispensed: 'sent',
};

const presentPair = (
  pair: PossibleDuplicate,
  userId: string,
  {
    people,
    takes,
    cases,
    idle,
  }: {
    people: readonly Person[];
    takes: readonly Therapy[];
    cases: readonly CaseOfPatient[];
    idle: ReadonlySet<string>;
  },
) => {
  const otherId = otherOf(pair, userId);
  const other = people.find(({ id }) => id === otherId);
  return {
    id: pair.id,
    status: pair.status,
    shared: pair.shared,
    foundAt: pair.createdAt,
    name: fullName(other),
    email: other?.email ?? '',
    dob: other?.dob ?? null,
    takes: takes.map(({ id, name, stage, dispensedAt }) => ({
      id,
      name,
      label: stageLabels[stage],
      dispensedAt,
    })),
    cases: cases.map(({ consultationId, kind, status, createdAt }) => ({
      consultationId,
      kind,
      createdAt,
      statusLabel: statusLabel(status),
    })),
    keepsThis: pair.keptPerson === null ? null : pair.keptPerson === userId,
    mayKeepThis: idle.has(otherId),
    mayKeepOther: idle.has(userId),
    decidedAt: pair.decidedAt,
    decidedBy: pair.decidedBy && fullName(people.find(({ id }) => id === pair.decidedBy)),
    decisionReason: pair.decisionReason,
  };
};

/**
 * The accounts that may belong to the patient of a case, with what each takes; nothing of what it takes once the pair was
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
  return ok(
    pairs.map((pair) => {
      const otherId = otherOf(pair, userId);
      return presentPair(pair, userId, {
        people,
        takes: (taken.get(otherId) ?? []).filter(({ isOfOtherAccount }) => !isOfOtherAccount),
        cases: cases.filter((one) => one.userId === otherId),
        idle,
      });
    }),
  );
};

interface DuplicateInput {
  readonly consultationId: string;
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
  personId: (await patientOfCase(tx, staff, consultationId)) ?? orRefuse(notFound('case')),
  reason,
});

/** Says that the accounts belong to two people. Fails as `PossibleDuplicates` does. */
export const dismissDuplicate = (scope: Scope, staff: Staff, input: DuplicateInput): Promise<Result<true>> =>
  allOrNothing(scope, async (tx) => {
    orRefuse(await tx.use(possibleDuplicatesPort).dismiss(await decisionOf(tx, staff, input)));
    return true as const;
  });

/**
 * Says that the accounts belong to one person, and which of them stays. CONFLICT while something runs in the other one;
 * fails otherwise as `PossibleDuplicates` does.
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
    orRefuse(await duplicates.merge({ ...decision, keptId }, mayGo));
    return true as const;
  });
