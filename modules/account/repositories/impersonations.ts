import type { Knex } from 'knex';
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

interface Row {
  id: string;
  operator_id: string;
  patient_id: string;
  reason: string;
  status: ImpersonationStatus;
  token_hash: string;
  agent_hash: string;
  token_expires_at: Date;
  started_at: Date;
  entered_at: Date | null;
  ends_at: Date;
  ended_at: Date | null;
}

const fromRow = (row: Row): ImpersonationRow => ({
  id: row.id,
  operatorId: row.operator_id,
  patientId: row.patient_id,
  reason: row.reason,
  status: row.status,
  startedAt: row.started_at,
  endsAt: row.ends_at,
});

interface NewImpersonation extends ImpersonationRow {
  readonly tokenHash: string;
  readonly agentHash: string;
  readonly tokenExpiresAt: Date;
}

export const impersonationRepository = (db: Knex) => {
  const all = () => db<Row>('impersonation');
  return {
    add: async (one: NewImpersonation): Promise<void> => {
      await all().insert({
        id: one.id,
        operator_id: one.operatorId,
        patient_id: one.patientId,
        reason: one.reason,
        status: one.status,
        token_hash: one.tokenHash,
        agent_hash: one.agentHash,
        token_expires_at: one.tokenExpiresAt,
        started_at: one.startedAt,
        ends_at: one.endsAt,
      });
    },

    /** Uses up the token: of two simultaneous callers, one gets null. */
    enter: async (tokenHash: string, agentHash: string, now: Date): Promise<ImpersonationRow | null> => {
      const rows: Row[] = await all()
        .where({ token_hash: tokenHash, agent_hash: agentHash, status: 'started' })
        .whereNull('entered_at')
        .andWhere('token_expires_at', '>', now)
        .update({ entered_at: now })
        .returning('*');
      return rows[0] ? fromRow(rows[0]) : null;
    },

    /** With the operator's current role; null when unknown. */
    standing: async (
      id: string,
    ): Promise<{ status: ImpersonationStatus; endsAt: Date; operatorRole: UserRole } | null> => {
      const row = await db('impersonation')
        .join('person', 'person.id', 'impersonation.operator_id')
        .where('impersonation.id', id)
        .first<{ status: ImpersonationStatus; ends_at: Date; role: UserRole } | undefined>(
          'status',
          'ends_at',
          'role',
        );
      return row ? { status: row.status, endsAt: row.ends_at, operatorRole: row.role } : null;
    },

    lock: async (id: string): Promise<ImpersonationRow | null> => {
      const row = await all().where({ id }).forUpdate().first();
      return row ? fromRow(row) : null;
    },

    /** The operator's open impersonation, with the patient; at most one. */
    ofOperator: async (
      operatorId: string,
    ): Promise<
      (ImpersonationRow & { email: string; firstName: string | null; lastName: string | null }) | null
    > => {
      const row = await db('impersonation')
        .join('person', 'person.id', 'impersonation.patient_id')
        .where({ operator_id: operatorId, status: 'started' })
        .first<(Row & { email: string; first_name: string | null; last_name: string | null }) | undefined>(
          'impersonation.*',
          'email',
          'first_name',
          'last_name',
        );
      return row
        ? { ...fromRow(row), email: row.email, firstName: row.first_name, lastName: row.last_name }
        : null;
    },

    /** Those that are past their time limit, or whose operator has lost the role. */
    overdue: async (now: Date): Promise<readonly string[]> => {
      const rows: { id: string }[] = await db('impersonation')
        .join('person', 'person.id', 'impersonation.operator_id')
        .where({ status: 'started' })
        .andWhere((either) => either.where('ends_at', '<=', now).orWhereNot('role', 'operator'))
        .select('impersonation.id');
      return rows.map(({ id }) => id);
    },

    end: async (id: string, at: Date): Promise<void> => {
      await all().where({ id }).update({ status: 'ended', ended_at: at });
    },
  };
};
