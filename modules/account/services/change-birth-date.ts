import { readInput } from '#kernel/input/read-input.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { birthDateChange } from '../domain/birth-date-change.ts';
import type { BirthDateChange } from '../index.ts';
import { birthDateChangeRepository } from '../repositories/birth-date-changes.ts';
import { peopleRepository } from '../repositories/people.ts';

/** The contract is documented at the port. */
export const changeBirthDate = (
  scope: Scope,
  actor: Actor,
  userId: string,
  input: unknown,
): Promise<Result<BirthDateChange | null>> =>
  scope.transaction(async (tx) => {
    const read = readInput(birthDateChange(tx.clock.now()), input);
    if (!read.ok) return read;
    const { dob, reason } = read.value;
    const [person] = await peopleRepository(tx.db).lockByIds([userId]);
    if (!person) return notFound('account');
    if (person.dob === dob) return ok(null);
    await peopleRepository(tx.db).setBirthDate(userId, dob);
    const change = { id: tx.ids.uuid(), before: person.dob, after: dob, reason };
    await birthDateChangeRepository(tx.db).add(userId, change, tx.clock.now());
    await recordAudit(tx, {
      actor,
      action: 'profile.birth_date_changed',
      subject: 'person',
      subjectId: userId,
      detail: { changeId: change.id },
    });
    return ok(change);
  });
