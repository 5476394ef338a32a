import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import { deskStatusLabels } from '../domain/request-labels.ts';
import type { RequestStatus } from '../domain/request-state.ts';

/** A request to customer service without what was written and what it is about, which may tell about health. */
export interface PersonRequest {
  readonly number: string;
  readonly status: RequestStatus;
  readonly statusLabel: string;
  readonly createdAt: Date;
}

const SHOWN = 20;

type Json = Pick<PersonRequest, 'number' | 'status'> & { readonly createdAt: JsonInstant };

/** The requests of one patient, the newest first, at most 20. */
export const requestsOfPerson = async (read: ReadJson, userId: string): Promise<readonly PersonRequest[]> =>
  (
    await read<readonly Json[]>(
      `(select coalesce(json_agg(t), '[]') from (
        select r.number, r.status, r.created_at as "createdAt" from service_request r where r.user_id = :userId
        order by r.created_at desc, r.id limit ${SHOWN}) t)`,
      { userId },
    )
  ).map((row) => ({
    ...row,
    statusLabel: deskStatusLabels[row.status],
    createdAt: instant(row.createdAt),
  }));
