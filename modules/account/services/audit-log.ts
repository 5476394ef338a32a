import { z } from 'zod';
import { addDays } from '#kernel/dates.ts';
import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import { isCanonicalUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type AuditEntry, auditEntries } from '../repositories/audit-log.ts';
import { peopleRepository } from '../repositories/people.ts';

const PAGE_SIZE = 50;

interface AuditFilter {
  readonly person?: string | null;
  readonly action?: string | null;
  /** `YYYY-MM-DD`, UTC; both days are included. */
  readonly from?: string | null;
  readonly to?: string | null;
}

interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly next: string | null;
}

const cursor = z.tuple([z.iso.datetime(), z.uuid()]);

const readCursor = (text: string) => {
  const { data } = cursor.safeParse(text.split('_'));
  return data ? { at: new Date(data[0]), id: data[1] } : null;
};

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
  filter: AuditFilter,
  before: string | null,
): Promise<Result<AuditPage>> => {
  const problems: FieldProblem[] = [];
  const person = filter.person?.trim().toLowerCase() || null;
  const personId = person === null ? null : await personIdOf(scope, person);
  if (person !== null && personId === null)
    problems.push({ field: 'filter.person', message: 'Nobody has this e-mail address or id.' });
  if (filter.from && filter.to && filter.from > filter.to)
    problems.push({ field: 'filter.to', message: 'This day is before the first one.' });
  const older = before === null ? null : readCursor(before);
  if (before !== null && older === null)
    problems.push({ field: 'before', message: 'Start again from the newest.' });
  if (problems.length > 0) return badInput(problems);

  const found = await auditEntries(scope.db, {
    personId,
    action: filter.action || null,
    from: filter.from ? midnight(filter.from) : null,
    until: filter.to ? addDays(midnight(filter.to), 1) : null,
    before: older,
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
