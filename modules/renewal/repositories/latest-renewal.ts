import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { Scope } from '#server/scope.ts';
import { type Renewal, renewalColumns, unfinished } from './renewals.ts';

type Instants = 'statusAt' | 'createdAt';
type OptionalInstants = 'submittedAt' | 'photosDoneAt';

type Row = Omit<Renewal, Instants | OptionalInstants> &
  Readonly<Record<Instants, JsonInstant>> &
  Readonly<Record<OptionalInstants, JsonInstant | null>>;

const properties = Object.entries(renewalColumns)
  .map(([property, column]) => `'${property}', r.${column}`)
  .join(', ');

const sql = `(select json_build_object(${properties}) from renewal r where r.user_id = :userId
  order by r.status = any(:unfinished) desc, r.created_at desc limit 1)`;

/** The renewal in progress, otherwise the last one that ended; null when there was none. */
export const latestRenewal = async (read: Scope['read'], userId: string): Promise<Renewal | null> => {
  const row = await read<Row | null>(sql, { userId, unfinished: [...unfinished] });
  return (
    row && {
      ...row,
      statusAt: instant(row.statusAt),
      createdAt: instant(row.createdAt),
      submittedAt: instantOrNull(row.submittedAt),
      photosDoneAt: instantOrNull(row.photosDoneAt),
    }
  );
};
