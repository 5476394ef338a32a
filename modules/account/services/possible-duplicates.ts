import type { AuditAction } from '#config/audit-actions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { fail, notFound } from '#kernel/result.ts';
import { maskedEmail } from '#modules/mail/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { recordCreation, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { duplicateReason } from '../domain/duplicate-reason.ts';
import { possibleDuplicateMachine } from '../domain/possible-duplicate-machine.ts';
import {
  allShared,
  type IdentifyingFacts,
  identityKeys,
  mayBeSamePerson,
  type SharedFact,
  sharedFacts,
} from '../domain/same-person.ts';
import {
  accountPort,
  type DuplicateDecision,
  type Person,
  type PossibleDuplicates,
  type SearchForDuplicates,
} from '../index.ts';
import { peopleRepository } from '../repositories/people.ts';
import { type PossibleDuplicate, possibleDuplicateRepository } from '../repositories/possible-duplicates.ts';
import { sessionsOfPerson } from '../repositories/sessions-of-person.ts';

const factsOf = (
  person: Omit<IdentifyingFacts, 'cards'>,
  cards: readonly string[] = [],
): IdentifyingFacts => ({ ...person, cards });

/** A person who has something in common with the account, as stored or as just entered. */
const sharedWith = (versions: readonly IdentifyingFacts[], other: IdentifyingFacts): readonly SharedFact[] =>
  allShared(versions.flatMap((version) => sharedFacts(version, other)));

const isPairOf = ({ personA, personB }: PossibleDuplicate, id: string): boolean =>
  personA === id || personB === id;

/** Adds the pair, or new facts about it. In the order of ids, to avoid deadlocks. */
const savePair = async (
  tx: Scope,
  userId: string,
  other: { readonly id: string; readonly shared: readonly SharedFact[] },
  known: readonly PossibleDuplicate[],
  foundAt: PossibleDuplicate['foundAt'],
): Promise<void> => {
  const repository = possibleDuplicateRepository(tx.db);
  const pair = known.find((one) => isPairOf(one, other.id));
  if (pair) {
    const shared = allShared([...pair.shared, ...other.shared]);
    if (shared.join() !== pair.shared.join()) await repository.setShared(pair.id, shared);
    return;
  }
  const id = tx.ids.uuid();
  const [personA = userId, personB = other.id] = [userId, other.id].toSorted();
  const added = await repository.add({
    id,
    personA,
    personB,
    shared: other.shared,
    status: possibleDuplicateMachine.initial,
    foundAt,
    createdAt: tx.clock.now(),
    decidedAt: null,
    decidedBy: null,
    decisionReason: null,
    keptPerson: null,
  });
  if (!added) return;
  await recordCreation(
    tx,
    'possible duplicate',
    { id, status: possibleDuplicateMachine.initial },
    { actor: systemActor, reason: `found at ${foundAt}` },
  );
};

const find = async (tx: Scope, { userId, given, card, foundAt }: SearchForDuplicates): Promise<void> => {
  const { person, others } = await peopleRepository(tx.db).sharing({
    userId,
    dobs: given?.dob ? [given.dob] : [],
    phones: given?.phone ? [given.phone] : [],
    ids: card?.users ?? [],
  });
  if (!person) return;
  const cards = card ? [card.fingerprint] : [];
  const versions = [factsOf(person, cards), ...(given ? [factsOf(given, cards)] : [])];
  const found = others
    .map((other) => ({
      id: other.id,
      shared: sharedWith(versions, factsOf(other, card?.users.includes(other.id) ? cards : [])),
    }))
    .filter(({ shared }) => mayBeSamePerson(shared))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (found.length === 0) return;
  const known = await possibleDuplicateRepository(tx.db).ofPerson(userId);
  for (const other of found) await savePair(tx, userId, other, known, foundAt);
};

const decided = (
  tx: Scope,
  { actor, reason }: Pick<DuplicateDecision, 'actor' | 'reason'>,
): Pick<PossibleDuplicate, 'decidedAt' | 'decidedBy' | 'decisionReason'> => ({
  decidedAt: tx.clock.now(),
  decidedBy: actor.id,
  decisionReason: reason,
});

const audit = (
  tx: Scope,
  { actor, reason, personId }: Pick<DuplicateDecision, 'actor' | 'reason' | 'personId'>,
  action: AuditAction,
  { id, personA, personB }: PossibleDuplicate,
): Promise<void> =>
  recordAudit(tx, {
    actor,
    action,
    subject: 'possible_duplicate',
    subjectId: id,
    detail: { patientId: personId, personIds: [personA, personB], reason },
  });

const lockPair = async (tx: Scope, { id, personId }: DuplicateDecision): Promise<PossibleDuplicate> => {
  const pair = await possibleDuplicateRepository(tx.db).lock(id);
  return pair && isPairOf(pair, personId) ? pair : orRefuse(notFound('possible duplicate'));
};

const dismiss = async (tx: Scope, decision: DuplicateDecision): Promise<null> => {
  const reason = orRefuse(readInput(duplicateReason, decision.reason, 'reason'));
  const pair = await lockPair(tx, decision);
  if (pair.status === 'dismissed') return null;
  const subject = { entity: 'possible duplicate', id: pair.id, from: pair.status };
  const { actor } = decision;
  await transition(tx, possibleDuplicateMachine, subject, 'dismissed', { actor, reason });
  await possibleDuplicateRepository(tx.db).decide(pair.id, {
    status: 'dismissed',
    keptPerson: null,
    ...decided(tx, { actor, reason }),
  });
  await audit(tx, { ...decision, reason }, 'duplicate.dismissed', pair);
  return null;
};

const requireUsable = (person: Person | undefined): Person => {
  if (!person) return orRefuse(notFound('account'));
  return person.mergedInto === null
    ? person
    : orRefuse(fail('CONFLICT', 'One of these accounts was already combined with another one.'));
};

/** Maximum number of open pairs in a list. */
const MOST_OPEN = 200;

/** The contract of each step is documented at the port. */
export const possibleDuplicates = (scope: Scope): PossibleDuplicates => ({
  lockIdentity: ({ profile, cards }) =>
    possibleDuplicateRepository(scope.db).lockKeys(identityKeys(factsOf(profile, cards))),
  find: (search) => scope.transaction((tx) => find(tx, search)),
  open: () => possibleDuplicateRepository(scope.db).open(MOST_OPEN),
  ofPerson: (personId) => possibleDuplicateRepository(scope.db).ofPerson(personId),
  dismiss: (decision) => allOrNothing(scope, (tx) => dismiss(tx, decision)),

  merge: (decision, mayGo) =>
    allOrNothing(scope, async (tx) => {
      const reason = orRefuse(readInput(duplicateReason, decision.reason, 'reason'));
      const pair = await lockPair(tx, decision);
      const { actor, keptId } = decision;
      const goneId = pair.personA === keptId ? pair.personB : pair.personA;
      if (!isPairOf(pair, keptId)) return orRefuse(notFound('account'));
      if (pair.status === 'merged' && pair.keptPerson === keptId) return null;
      const subject = { entity: 'possible duplicate', id: pair.id, from: pair.status };
      await transition(tx, possibleDuplicateMachine, subject, 'merged', { actor, reason });
      orRefuse(await mayGo(goneId, keptId));
      const people = peopleRepository(tx.db);
      const both = await people.lockByIds([goneId, keptId]);
      const gone = requireUsable(both.find(({ id }) => id === goneId));
      requireUsable(both.find(({ id }) => id === keptId));
      await people.merge(goneId, keptId);
      await sessionsOfPerson(tx.db).end(goneId);
      await possibleDuplicateRepository(tx.db).decide(pair.id, {
        status: 'merged',
        keptPerson: keptId,
        ...decided(tx, { actor, reason }),
      });
      await audit(tx, { ...decision, reason }, 'duplicate.merged', pair);
      await tx.use(accountPort).notify(keptId, () => ({
        kind: 'accounts_joined',
        subject: 'Your accounts were combined',
        body: `Your other account, ${maskedEmail(gone.email)}, was combined with this one. Please use this one from now on. If the other account was not yours, message your care team.`,
      }));
      return null;
    }),
});
