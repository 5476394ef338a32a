import type { Knex } from 'knex';
import type { ReadJson } from '#server/scope.ts';

/** Whether the patient asked for the deletion of the account, or it is deleted. Batched with other reads. */
export const readLeaving = (read: ReadJson, userId: string): Promise<boolean> =>
  read<boolean>(
    '(select to_json(exists (select from person where id = :userId::uuid and leaving_since is not null)))',
    { userId },
  );

export const setLeaving = async (db: Knex, userId: string, since: Date | null): Promise<void> => {
  await db('person').where({ id: userId }).update({ leaving_since: since });
};
