import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import { type CasePhotoView, casePhotosSql } from '#modules/billing/index.ts';
import type { ReadJson } from '#server/scope.ts';
import type { RequestOutcome, RequestStatus } from '../domain/request-state.ts';
import type { RequestTopic } from '../domain/topics.ts';

interface Entry {
  readonly id: string;
  readonly isPatient: boolean;
  readonly authorName: string;
  readonly body: string;
  readonly createdAt: Date;
}

/** A request with what was written in it, the oldest first. */
export interface ListedRequest {
  readonly id: string;
  readonly number: string;
  readonly topic: RequestTopic;
  readonly orderNumber: string | null;
  readonly status: RequestStatus;
  readonly outcome: RequestOutcome | null;
  readonly alarm: 'crisis' | 'emergency' | null;
  readonly isHandedOver: boolean;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly entries: readonly Entry[];
  readonly photos: readonly CasePhotoView[];
}

/** A request as operators see it. */
export interface DeskRequest extends ListedRequest {
  readonly userId: string;
  readonly patientName: string;
  readonly patientEmail: string;
  readonly patientPhone: string | null;
  readonly assignedTo: string | null;
  readonly assignedName: string | null;
}

type AsJson<T extends ListedRequest> = Omit<T, 'createdAt' | 'dueAt' | 'entries'> & {
  readonly createdAt: JsonInstant;
  readonly dueAt: JsonInstant;
  readonly entries: readonly (Omit<Entry, 'createdAt'> & { readonly createdAt: JsonInstant })[];
};

const dated = <T extends ListedRequest>(row: AsJson<T>) => ({
  ...row,
  createdAt: instant(row.createdAt),
  dueAt: instant(row.dueAt),
  entries: row.entries.map((entry) => ({ ...entry, createdAt: instant(entry.createdAt) })),
});

const shown = `
  r.id, r.number, r.topic, r.status, r.outcome, r.alarm, r.handed_over_at is not null as "isHandedOver",
  r.created_at as "createdAt", r.due_at as "dueAt",
  (select o.number from customer_order o where o.id = r.order_id) as "orderNumber",
  (select coalesce(json_agg(json_build_object('id', e.id, 'isPatient', e.author_type = 'patient',
      'authorName', trim(concat(p.first_name, ' ', p.last_name)), 'body', e.body, 'createdAt', e.created_at)
      order by e.position), '[]')
    from service_request_entry e join person p on p.id = e.author_id where e.request_id = r.id) as entries,
  ${casePhotosSql('r.id')} as photos`;

const REQUESTS_SHOWN = 50;

/** A patient's requests, the newest first. */
export const requestsOf = async (read: ReadJson, userId: string): Promise<readonly ListedRequest[]> =>
  (
    await read<readonly AsJson<ListedRequest>[]>(
      `(select coalesce(json_agg(t), '[]') from (
        select ${shown} from service_request r where r.user_id = :userId
        order by r.created_at desc, r.id limit ${REQUESTS_SHOWN}) t)`,
      { userId },
    )
  ).map((row) => dated<ListedRequest>(row));

const DESK_SHOWN = 200;

/** The operators' queue by promised time, or what was closed last; null as topic: all. */
export const deskRequests = async (
  read: ReadJson,
  { status, topic }: { readonly status: RequestStatus; readonly topic: RequestTopic | null },
): Promise<readonly DeskRequest[]> =>
  (
    await read<readonly AsJson<DeskRequest>[]>(
      `(select coalesce(json_agg(t), '[]') from (
        select ${shown}, r.user_id as "userId", r.assigned_to as "assignedTo",
          trim(concat(u.first_name, ' ', u.last_name)) as "patientName", u.email as "patientEmail", u.phone as "patientPhone",
          (select trim(concat(a.first_name, ' ', a.last_name)) from person a where a.id = r.assigned_to) as "assignedName"
        from service_request r join person u on u.id = r.user_id
        where r.status = :status and (:topic::text is null or r.topic = :topic)
        order by case when r.status = 'closed' then null else r.due_at end, r.status_at desc, r.id
        limit ${DESK_SHOWN}) t)`,
      { status, topic },
    )
  ).map((row) => dated<DeskRequest>(row));

/** How many requests are in each state. */
export const requestCounts = (read: ReadJson): Promise<Readonly<Partial<Record<RequestStatus, number>>>> =>
  read<Readonly<Partial<Record<RequestStatus, number>>>>(
    `(select coalesce(json_object_agg(t.status, t.n), '{}') from (
      select status, count(*)::int as n from service_request group by status) t)`,
    {},
  );
