import type { Knex } from 'knex';

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly actorRole: string;
  readonly actorEmail: string | null;
  readonly impersonatorEmail: string | null;
  /** The patient the row concerns, if any. */
  readonly aboutEmail: string | null;
  readonly detail: Record<string, unknown>;
}

export interface AuditQuery {
  /** Matches the actor, the impersonated patient or the patient concerned. */
  readonly personId: string | null;
  readonly action: string | null;
  readonly from: Date | null;
  /** Exclusive. */
  readonly until: Date | null;
  /** Only rows older than this one. */
  readonly before: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The patient of a row: named in its detail, or its subject. */
const ABOUT = "coalesce(a.detail->>'patientId', case when a.subject = 'person' then a.subject_id end)";

/** Newest first. */
export const auditEntries = async (db: Knex, query: AuditQuery): Promise<readonly AuditEntry[]> => {
  const { personId, action, from, until, before, limit } = query;
  const rows = db('audit_log as a')
    .leftJoin('person as actor', 'actor.id', 'a.actor_id')
    .leftJoin('person as impersonator', 'impersonator.id', 'a.impersonator_id')
    .leftJoin('person as about', db.raw(`about.id::text = ${ABOUT}`))
    .orderBy([
      { column: 'a.at', order: 'desc' },
      { column: 'a.id', order: 'desc' },
    ])
    .limit(limit);
  if (personId !== null)
    rows.andWhere((either) =>
      either
        .where('a.actor_id', personId)
        .orWhere('a.impersonator_id', personId)
        .orWhereRaw(`${ABOUT} = ?`, [personId]),
    );
  if (action !== null) rows.andWhere('a.action', action);
  if (from !== null) rows.andWhere('a.at', '>=', from);
  if (until !== null) rows.andWhere('a.at', '<', until);
  if (before !== null) rows.andWhereRaw('(a.at, a.id) < (?, ?)', [before.at, before.id]);
  return rows.select({
    id: 'a.id',
    at: 'a.at',
    action: 'a.action',
    subject: 'a.subject',
    subjectId: 'a.subject_id',
    actorRole: 'a.actor_role',
    actorEmail: 'actor.email',
    impersonatorEmail: 'impersonator.email',
    aboutEmail: 'about.email',
    detail: 'a.detail',
  });
};
