import { addDays } from '#kernel/dates.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, ok, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type AuditSearchInput, auditSearch } from '../domain/audit-filter.ts';
import { type AuditEntry, auditEntries } from '../repositories/audit-log.ts';
import { peopleRepository } from '../repositories/people.ts';

const PAGE_SIZE = 50;

interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly next: string | null;
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The id of a person by full email address or id; null when there is none. */
const personIdOf = async (scope: Scope, text: string): Promise<string | null> => {
  if (isCanonicalUuid(text)) return text;
  return (await peopleRepository(scope.db).byEmail(text))?.id ?? null;
};

/**
 * A page of the audit log, newest first. BAD_USER_INPUT names `filter.person`, `filter.to` or `before`. The log
 * also records that it was read, and with which filter.
 */
export const readAuditLog = async (
  scope: Scope,
  actor: Actor,
  given: AuditSearchInput['filter'],
  olderThan: AuditSearchInput['before'],
): Promise<Result<AuditPage>> => {
  const read = readInput(auditSearch, { filter: given, before: olderThan });
  if (!read.ok) return read;
  const { filter, before } = read.value;
  const personId = filter.person === null ? null : await personIdOf(scope, filter.person);
  if (filter.person !== null && personId === null)
    return badInput([{ field: 'filter.person', message: 'No account has this email address or id.' }]);

  const found = await auditEntries(scope.db, {
    personId,
    action: filter.action,
    from: filter.from ? midnight(filter.from) : null,
    until: filter.to ? addDays(midnight(filter.to), 1) : null,
    before,
    limit: PAGE_SIZE + 1,
  });
  const entries = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? entries.at(-1) : undefined;
  await recordAudit(scope, {
    actor,
    action: 'audit.read',
    subject: 'audit_log',
    subjectId: 'audit_log',
    detail: {
      ...(personId && { personId }),
      ...(filter.action && { action: filter.action }),
      ...(filter.from && { from: filter.from }),
      ...(filter.to && { to: filter.to }),
    },
  });
  return ok({ entries, next: last ? `${last.at.toISOString()}_${last.id}` : null });
};
