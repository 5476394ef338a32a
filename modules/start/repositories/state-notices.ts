import type { Knex } from 'knex';

export interface StateNotice {
  readonly id: string;
  readonly state: string;
  readonly email: string;
  readonly leadId: string | null;
  readonly userId: string | null;
  readonly at: Date;
}

/** Who wants to hear when a state is served. */
export const stateNoticeRepository = (db: Knex) => ({
  /** Asking twice changes nothing. */
  add: async ({ id, state, email, leadId, userId, at }: StateNotice): Promise<void> => {
    await db('state_notice')
      .insert({ id, state, email, lead_id: leadId, user_id: userId, created_at: at })
      .onConflict(['state', 'email'])
      .ignore();
  },
});
