import type { Knex } from 'knex';
import type { ReadJson } from '#server/scope.ts';
import type { LeavingPatient } from '../leaving-port.ts';

/** Whether the patient asked for the deletion of the account, or it is deleted. Batched with other reads. */
export const readLeaving = (read: ReadJson, userId: string): Promise<boolean> =>
  read<boolean>(
    '(select to_json(exists (select from person where id = :userId::uuid and leaving_since is not null)))',
    { userId },
  );

/** Since when the patient is leaving; null: they keep the account. Batched with other reads. */
export const findLeaving = async (read: ReadJson, userId: string): Promise<LeavingPatient | null> => {
  const found = await read<{ since: string; isDeleted: boolean } | null>(
    `(select json_build_object('since', leaving_since, 'isDeleted', exists (select from erasure where person_id = id))
      from person where id = :userId::uuid and leaving_since is not null)`,
    { userId },
  );
  return found && { since: new Date(found.since), isDeleted: found.isDeleted };
};

export const setLeaving = async (db: Knex, userId: string, since: Date | null): Promise<void> => {
  await db('person').where({ id: userId }).update({ leaving_since: since });
};
