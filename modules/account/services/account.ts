import { createHash } from 'node:crypto';
import { notFound, ok } from '#kernel/result.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import type { AccountService } from '../index.ts';
import { consentLedgerRepository, latestConsent, noticeRow } from '../repositories/consent-ledger.ts';
import { peopleRepository, readPerson } from '../repositories/people.ts';
import { changeBirthDate } from './change-birth-date.ts';
import { searchPatients } from './search-patients.ts';

export const accountService = (scope: Scope): AccountService => {
  const people = peopleRepository(scope.db);
  const ledger = consentLedgerRepository(scope.db);
  return {
    person: (userId) => readPerson(scope.read, userId),
    people: (userIds) => people.byIds(userIds),
    searchPatients: (text) => searchPatients(scope, text),

    saveProfile: (actor, userId, profile) =>
      scope.transaction(async (tx) => {
        const saved = await peopleRepository(tx.db).saveProfile(userId, profile);
        if (!saved) return notFound('account');
        await recordAudit(tx, { actor, action: 'profile.saved', subject: 'person', subjectId: userId });
        return ok(saved);
      }),

    changeBirthDate: (actor, userId, input) => changeBirthDate(scope, actor, userId, input),

    recordConsent: async (_actor, consent) => {
      await ledger.addConsent({
        id: scope.ids.uuid(),
        personId: consent.userId,
        leadId: consent.leadId ?? null,
        type: consent.type,
        version: consent.version,
        textHash: createHash('sha256').update(consent.text).digest('hex'),
        given: consent.given,
        ip: consent.ip,
        userAgent: consent.userAgent,
        at: scope.clock.now(),
      });
    },

    hasConsent: async (userId, type, version) => {
      const latest = await latestConsent(scope.read, userId, type);
      return latest?.given === true && latest.version === version;
    },

    notify: (userId, notice) =>
      scope.append({
        rows: {
          notice: [noticeRow(userId, { id: scope.ids.uuid(), createdAt: scope.clock.now(), ...notice })],
        },
      }),

    ensureStaff: (input) =>
      scope.transaction(async (tx) => {
        const repository = peopleRepository(tx.db);
        const at = tx.clock.now();
        const person = await repository.insert({
          id: tx.ids.uuid(),
          email: input.email,
          role: input.role,
          createdAt: at,
        });
        await repository.linkIdentity({
          source: input.source,
          sub: input.sub,
          personId: person.id,
          at,
          emailVerified: true,
        });
        await repository.saveNames(person.id, input);
        return { ...person, role: input.role, firstName: input.firstName, lastName: input.lastName };
      }),
  };
};
