import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ReadJson } from '#server/scope.ts';
import type { Address, SavedAddress } from '../index.ts';

const columns = {
  id: 'id',
  streetAddress1: 'street_address1',
  streetAddress2: 'street_address2',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
} satisfies Columns<SavedAddress>;

const selected = Object.entries(columns)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ');

/** Addresses besides the default one, oldest first. */
export const readAddresses = (read: ReadJson, personId: string): Promise<readonly SavedAddress[]> =>
  read(
    `(select coalesce(json_agg(a), '[]') from (
      select ${selected} from person_address where person_id = :personId order by created_at, id) a)`,
    { personId },
  );

export const addressRepository = (db: Knex) => {
  const own = (personId: string, id: string) => db('person_address').where({ person_id: personId, id });
  return {
    ofPerson: (personId: string): Promise<SavedAddress[]> =>
      db('person_address').select(columns).where({ person_id: personId }).orderBy(['created_at', 'id']),
    add: async (personId: string, address: SavedAddress, at: Date): Promise<void> => {
      await db('person_address').insert({ ...toRow(columns, address), person_id: personId, created_at: at });
    },
    change: async (personId: string, id: string, address: Address): Promise<void> => {
      await own(personId, id).update(toRow(columns, { ...address, id }));
    },
    remove: async (personId: string, id: string): Promise<void> => {
      await own(personId, id).delete();
    },
  };
};
