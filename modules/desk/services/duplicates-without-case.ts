import { orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound } from '#kernel/result.ts';
import { accountPort, type PossibleDuplicate, possibleDuplicatesPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { chartPort, factPort } from '#modules/eligibility/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { fullName, presentPair, presentTakes } from './present-duplicate.ts';

/** The open pairs without a case in either account: both bought over the counter only. */
const withoutCase = async (scope: Scope): Promise<readonly PossibleDuplicate[]> => {
  const open = await scope.use(possibleDuplicatesPort).open();
  if (open.length === 0) return [];
  const ids = open.flatMap(({ personA, personB }) => [personA, personB]);
  const seen = new Set((await scope.use(reviewPort).casesOf(ids)).map(({ userId }) => userId));
  return open.filter(({ personA, personB }) => !seen.has(personA) && !seen.has(personB));
};

/** The first account of such a pair, from which it is decided. Throws NOT_FOUND for any other pair. */
export const firstWithoutCase = async (tx: Scope, duplicateId: string): Promise<string> =>
  (await withoutCase(tx)).find(({ id }) => id === duplicateId)?.personA ??
  orRefuse(notFound('possible duplicate'));

/** The pairs that no case shows, each with what both accounts take. Reading them is audited. */
export const duplicatesWithoutCase = async (scope: Scope, { actor }: Staff) => {
  const pairs = await withoutCase(scope);
  const ids = [...new Set(pairs.flatMap(({ personA, personB }) => [personA, personB]))];
  await recordAudit(scope, {
    actor,
    action: 'duplicates.read',
    subject: 'desk',
    subjectId: 'queue',
    detail: { personIds: ids },
  });
  if (pairs.length === 0) return [];
  const people = await scope.use(accountPort).people(ids);
  const idle = new Set(await scope.use(billingPort).idleAccounts(ids));
  const charts = await Promise.all(
    ids.map(async (id) => [id, await scope.use(chartPort).therapies(id)] as const),
  );
  const taken = new Map(
    charts.map(([id, therapies]) => [id, therapies.filter(({ isOfOtherAccount }) => !isOfOtherAccount)]),
  );
  const facts = new Map(
    await Promise.all(
      pairs.map(async ({ personB }) => [personB, await scope.use(factPort).of(personB)] as const),
    ),
  );
  return pairs.map((pair) => {
    const { personA, personB } = pair;
    const first = people.find(({ id }) => id === personA);
    return {
      name: fullName(first),
      email: first?.email ?? '',
      takes: presentTakes(taken.get(personA) ?? []),
      other: presentPair(pair, personA, {
        people,
        takes: taken.get(personB) ?? [],
        facts: facts.get(personB) ?? [],
        cases: [],
        idle,
      }),
    };
  });
};
