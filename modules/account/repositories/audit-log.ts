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

/** The patient of a row: named in its detail, or its subject. As in the index audit_log_about. */
const ABOUT = "coalesce(a.detail->>'patientId', case when a.subject = 'person' then a.subject_id end)";

/** The patient's id, when it is one: only an id can be looked up. */
const ABOUT_ID = `case when ${ABOUT} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then cast(${ABOUT} as uuid) end`;

const newest = [
  { column: 'a.at', order: 'desc' },
  { column: 'a.id', order: 'desc' },
] as const;

/** One page of the rows that the filters leave; each part of it follows an index from the newest on. */
const pageOf = (
  db: Knex,
  { action, from, until, before, limit }: Omit<AuditQuery, 'personId'>,
  whose?: (rows: Knex.QueryBuilder) => void,
): Knex.QueryBuilder => {
  const rows = db('audit_log as a')
    .select('a.id', 'a.at')
    .orderBy([...newest])
    .limit(limit);
  whose?.(rows);
  if (action !== null) rows.andWhere('a.action', action);
  if (from !== null) rows.andWhere('a.at', '>=', from);
  if (until !== null) rows.andWhere('a.at', '<', until);
  if (before !== null) rows.andWhereRaw('(a.at, a.id) < (?, ?)', [before.at, before.id]);
  return rows;
};

/** Of a person: a page of each of the three ways in which a row can be theirs, of which the newest are the page. */
const pageOfPerson = (db: Knex, personId: string, query: Omit<AuditQuery, 'personId'>): Knex.QueryBuilder =>
  db
    .from(
      db.raw('(? union ? union ?) as a', [
        pageOf(db, query, (rows) => rows.where('a.actor_id', personId)),
        pageOf(db, query, (rows) => rows.where('a.impersonator_id', personId)),
        pageOf(db, query, (rows) => rows.whereRaw(`${ABOUT} = ?`, [personId])),
      ]),
    )
    .select('a.id')
    .orderBy([...newest])
    .limit(query.limit);

/** Newest first. */
export const auditEntries = async (
  db: Knex,
  { personId, ...query }: AuditQuery,
): Promise<readonly AuditEntry[]> => {
  const page =
    personId === null ? pageOf(db, query).clearSelect().select('a.id') : pageOfPerson(db, personId, query);
  return db('audit_log as a')
    .whereIn('a.id', page)
    .leftJoin('person as actor', 'actor.id', 'a.actor_id')
    .leftJoin('person as impersonator', 'impersonator.id', 'a.impersonator_id')
    .leftJoin('person as about', db.raw(`about.id = ${ABOUT_ID}`))
    .orderBy([...newest])
    .select({
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
