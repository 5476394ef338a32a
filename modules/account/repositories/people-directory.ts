import type { Knex } from 'knex';
import type { AccountState, ListedPerson, PeopleDirectory, PersonSearch } from '../people-directory-port.ts';
import { whereNamesBegin } from './where-names-begin.ts';

interface Row extends Omit<ListedPerson, 'accountState'> {
  readonly leavingSince: Date | null;
  readonly isDeleted: boolean;
}

const stateOf = ({ isDeleted, mergedInto, leavingSince }: Row): AccountState => {
  if (isDeleted) return 'deleted';
  if (mergedInto !== null) return 'merged';
  return leavingSince === null ? 'active' : 'leaving';
};

const fromRow = (row: Row): ListedPerson => {
  const { leavingSince: _, isDeleted: __, ...person } = row;
  return { ...person, accountState: stateOf(row) };
};

const narrow = (query: Knex.QueryBuilder, wanted: PersonSearch): void => {
  if (wanted.by === 'name') whereNamesBegin(query, wanted.words);
  else if (wanted.by === 'email') query.where({ email: wanted.email });
  else if (wanted.by === 'phone') query.where({ phone: wanted.phone });
  else query.where({ id: wanted.id });
};

export const peopleDirectory = (db: Knex): PeopleDirectory => ({
  search: async (wanted, { after, limit }) => {
    const rows = db('person')
      .where({ role: 'patient' })
      .modify(narrow, wanted)
      .select({
        id: 'id',
        firstName: 'first_name',
        lastName: 'last_name',
        email: 'email',
        phone: 'phone',
        state: 'state',
        mergedInto: 'merged_into',
        leavingSince: 'leaving_since',
        createdAt: 'created_at',
      })
      .select(db.raw('exists (select from erasure e where e.person_id = person.id) as "isDeleted"'))
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit);
    if (after !== null) rows.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id]);
    return (await rows).map(fromRow);
  },
});
