import type { Knex } from 'knex';
import { rolesThatMay } from '#config/staff-permissions.ts';
import { aliasesOf, type Columns, columnsIn, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { UserRole } from '#server/viewer.ts';
import type { ImpersonationStatus } from '../domain/impersonation.ts';

export interface ImpersonationRow {
  readonly id: string;
  readonly operatorId: string;
  readonly patientId: string;
  readonly reason: string;
  readonly status: ImpersonationStatus;
  readonly startedAt: Date;
  readonly endsAt: Date;
}

const columns = {
  id: 'id',
  operatorId: 'operator_id',
  patientId: 'patient_id',
  reason: 'reason',
  status: 'status',
  startedAt: 'started_at',
  endsAt: 'ends_at',
} satisfies Columns<ImpersonationRow>;

interface NewImpersonation extends ImpersonationRow {
  readonly tokenHash: string;
  readonly agentHash: string;
  readonly tokenExpiresAt: Date;
}

const tokenColumns = {
  ...columns,
  tokenHash: 'token_hash',
  agentHash: 'agent_hash',
  tokenExpiresAt: 'token_expires_at',
} satisfies Columns<NewImpersonation>;

export const impersonationRepository = (db: Knex) => {
  const all = () => db('impersonation');
  return {
    add: async (one: NewImpersonation): Promise<void> => {
      await all().insert(toRow(tokenColumns, one));
    },

    /** Uses up the token: of two simultaneous callers, one gets null. */
    enter: async (tokenHash: string, agentHash: string, now: Date): Promise<ImpersonationRow | null> => {
      const [row] = await all()
        .where({ token_hash: tokenHash, agent_hash: agentHash, status: 'started' })
        .whereNull('entered_at')
        .andWhere('token_expires_at', '>', now)
        .update({ entered_at: now })
        .returning(aliasesOf(columns));
      return row ?? null;
    },

    /** With the operator's current role, or null when they were deactivated; null when unknown. */
    current: async (
      id: string,
    ): Promise<{ status: ImpersonationStatus; endsAt: Date; operatorRole: UserRole | null } | null> => {
      const row = await db('impersonation')
        .join('person', 'person.id', 'impersonation.operator_id')
        .where('impersonation.id', id)
        .first({
          status: 'status',
          endsAt: 'ends_at',
          operatorRole: db.raw('case when deactivated_at is null then role end'),
        });
      return row ?? null;
    },

    lock: async (id: string): Promise<ImpersonationRow | null> =>
      (await all().select(columns).where({ id }).forUpdate().first()) ?? null,

    /** The operator's open impersonation, with the patient; at most one. */
    ofOperator: async (
      operatorId: string,
    ): Promise<
      (ImpersonationRow & { email: string; firstName: string | null; lastName: string | null }) | null
    > => {
      const row = await db('impersonation')
        .join('person', 'person.id', 'impersonation.patient_id')
        .where({ operator_id: operatorId, status: 'started' })
        .first({
          ...columnsIn('impersonation', columns),
          email: 'email',
          firstName: 'first_name',
          lastName: 'last_name',
        });
      return row ?? null;
    },

    /** Those that are past their time limit, or whose operator has lost the role or was deactivated. */
    overdue: (now: Date): ListQuery<string> =>
      db('impersonation')
        .join('person', 'person.id', 'impersonation.operator_id')
        .where({ status: 'started' })
        .andWhere((either) =>
          either
            .where('ends_at', '<=', now)
            .orWhereNotIn('role', [...rolesThatMay('impersonate')])
            .orWhereNotNull('deactivated_at'),
        )
        .pluck('impersonation.id'),

    end: async (id: string, at: Date): Promise<void> => {
      await all().where({ id }).update({ status: 'ended', ended_at: at });
    },
  };
};
