import type { AuditAction } from '#config/audit-actions.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { isSameAddress } from '../domain/same-address.ts';
import { type Address, type AddressBook, accountPort } from '../index.ts';
import { addressRepository, readAddresses } from '../repositories/addresses.ts';

const MOST_ADDRESSES = 8;

const audit = (scope: Scope, actor: Actor, userId: string, action: AuditAction) =>
  recordAudit(scope, { actor, action, subject: 'person', subjectId: userId });

/** The contract is documented at the port. */
export const addressBook = (scope: Scope): AddressBook => {
  const addresses = addressRepository(scope.db);
  const find = async (userId: string, id: string) =>
    (await addresses.ofPerson(userId)).find((one) => one.id === id) ?? null;
  const insert = async (actor: Actor, userId: string, address: Address): Promise<Result<string>> => {
    const known = await addresses.ofPerson(userId);
    const same = known.find((one) => isSameAddress(one, address));
    if (same) return ok(same.id);
    if (known.length >= MOST_ADDRESSES)
      return fail('CONFLICT', `You have ${MOST_ADDRESSES + 1} addresses. Remove one first.`);
    const id = scope.ids.uuid();
    await addresses.add(userId, { ...address, id }, scope.clock.now());
    await audit(scope, actor, userId, 'address.added');
    return ok(id);
  };
  return {
    others: (userId) => readAddresses(scope.read, userId),

    add: async (actor, userId, address) => {
      const person = await scope.use(accountPort).person(userId);
      if (person?.address && isSameAddress(person.address, address))
        return fail('CONFLICT', 'This is already your default address.');
      return insert(actor, userId, address);
    },

    keep: async (actor, userId, address) => {
      await insert(actor, userId, address);
    },

    change: async (actor, userId, id, address) => {
      const before = await find(userId, id);
      if (!before) return notFound('address');
      await addresses.change(userId, id, address);
      await audit(scope, actor, userId, 'address.changed');
      return ok(before);
    },

    remove: async (actor, userId, id) => {
      const before = await find(userId, id);
      if (!before) return notFound('address');
      await addresses.remove(userId, id);
      await audit(scope, actor, userId, 'address.removed');
      return ok(before);
    },
  };
};
