import { readInput } from '#kernel/input/read-input.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { newPhone } from '../domain/phone-change.ts';
import { accountPort, possibleDuplicatesPort } from '../index.ts';
import { peopleRepository } from '../repositories/people.ts';

/**
 * Changes the phone number; audited, notified to the patient, and compared with other accounts. BAD_USER_INPUT names
 * `phone`.
 */
export const changePhone = async (
  scope: Scope,
  { actor, userId }: { readonly actor: Actor; readonly userId: string },
  input: unknown,
): Promise<Result<true>> => {
  const read = readInput(newPhone, input);
  if (!read.ok) return read;
  const { phone } = read.value;
  const changed = await scope.transaction(async (tx): Promise<Result<boolean>> => {
    const people = peopleRepository(tx.db);
    const [person] = await people.lockByIds([userId]);
    if (!person) return notFound('account');
    if (person.phone === phone) return ok(false);
    await people.setPhone(userId, phone);
    await recordAudit(tx, { actor, action: 'profile.phone', subject: 'person', subjectId: userId });
    await tx.use(accountPort).notify(userId, () => ({
      kind: 'phone_changed',
      subject: 'Your phone number was changed',
      body: 'Your phone number was changed. If this was not you, message your care team.',
    }));
    return ok(true);
  });
  if (!changed.ok) return changed;
  if (changed.value)
    await scope.transaction((tx) =>
      tx.use(possibleDuplicatesPort).find({ userId, given: null, card: null, foundAt: 'submit' }),
    );
  return ok(true);
};
