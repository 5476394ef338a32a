import type { Knex } from 'knex';

/** Signs a browser in, as of now by the machine's clock, which sessions use; returns the session's id. */
export const signBrowserIn = async (knex: Knex, userId: string, sessionId: string): Promise<string> => {
  await knex('web_session').insert({
    ...{ sid_hash: sessionId, sub: 'sub', user_id: userId, data: JSON.stringify({}) },
    ...{
      created_at: knex.fn.now(),
      used_at: knex.fn.now(),
      expires_at: knex.raw(`now() + interval '1 day'`),
    },
  });
  return sessionId;
};
