import { notFound, ok } from '#kernel/result.ts';
import { timeZoneOf } from '#kernel/time-zones.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { consentHash, textChanged } from '../domain/consent-text.ts';
import type { AccountService } from '../index.ts';
import { consentLedgerRepository, latestConsent } from '../repositories/consent-ledger.ts';
import { peopleRepository, readPerson } from '../repositories/people.ts';
import { changeBirthDate } from './change-birth-date.ts';
import { searchPatients } from './search-patients.ts';
import { sendNotice } from './send-notice.ts';

export const accountService = (scope: Scope): AccountService => {
  const people = peopleRepository(scope.db);
  const ledger = consentLedgerRepository(scope.db);
  const zoneOf = async (userId: string): Promise<string> => timeZoneOf(await people.contactOf(userId));
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

    recordConsent: async (_actor, { consent, shownHash, given, userId, leadId, ip, userAgent }) => {
      const textHash = consentHash(consent.text);
      if (shownHash === null ? given : shownHash !== textHash) return textChanged;
      await ledger.addConsent({
        id: scope.ids.uuid(),
        personId: userId,
        leadId: leadId ?? null,
        type: consent.type,
        textId: consent.id,
        version: consent.version,
        text: consent.text,
        textHash,
        given,
        ip: ip.slice(0, 64),
        userAgent: userAgent.slice(0, 300),
        at: scope.clock.now(),
      });
      return ok(null);
    },

    hasConsent: async (userId, type, version) => {
      const latest = await latestConsent(scope.read, userId, type);
      return latest?.given === true && latest.version === version;
    },

    notify: (userId, write) => sendNotice(scope, userId, write),

    timeZone: zoneOf,

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
