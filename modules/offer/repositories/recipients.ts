import type { Knex } from 'knex';
import type { RecipientFacts } from '../domain/recipient.ts';

/** Of a row `last`: the person and their subscription that ended last. */
const factsSql = `
  select last.user_id as "userId", last.id as "subscriptionId", last.cancellation_date as "endedAt",
    last.cancellation->'before' is not null as "isOwnDecision",
    last.last_charged_at is not null as "hasPaid",
    exists (select from subscription s where s.user_id = last.user_id
      and s.status not in ('canceled', 'incomplete_expired')) as "isRunning",
    coalesce((select c.given from consent c where c.person_id = last.user_id and c.type = 'email_marketing'
      order by c.at desc limit 1), false) as "agreesToNews",
    array(select o.wave from offer o where o.user_id = last.user_id) as waves,
    exists (select from offer o where o.user_id = last.user_id and o.status in ('offered', 'declined')
      and o.ends_at > :now) as "hasOpenOffer",
    exists (select from prescription_hold h left join prescription p on p.id = h.prescription_id
      where h.lifted_at is null and coalesce(h.user_id, p.user_id) = last.user_id) as "isHeld",
    exists (select from prescription p where p.user_id = last.user_id and p.status = 'stopped')
      or coalesce((select v.status = 'not_a_match' from consultation v where v.user_id = last.user_id
        order by v.created_at desc, v.id limit 1), false) as "wasRefused",
    exists (select from consultation v where v.user_id = last.user_id and v.alert_at is not null
      and v.alert_handled_at is null) as "hasEmergency",
    exists (select from consultation v where v.user_id = last.user_id and v.status in ('draft', 'submitted',
      'assigned', 'in_review', 'needs_info', 'awaiting_call', 'plan_proposed')) as "isInVisit",
    exists (select from payment_dispute d where d.user_id = last.user_id and d.status <> 'won') as "hasDispute",
    exists (select from invoice i where i.user_id = last.user_id
      and i.status in ('draft', 'open', 'charge_pending', 'failed_unpaid', 'uncollectible')) as owes,
    exists (select from order_issue i where i.user_id = last.user_id and i.closed_at is null)
      or exists (select from service_request r where r.user_id = last.user_id and r.status <> 'closed')
      as "hasOpenProblem",
    exists (select from service_request r where r.user_id = last.user_id and r.topic = 'privacy'
      and r.status <> 'closed')
      or exists (select from account_deletion a where a.user_id = last.user_id and a.status <> 'withdrawn')
      as "asksAboutData",
    exists (select from possible_duplicate d where last.user_id in (d.person_a, d.person_b) and d.status <> 'dismissed')
      or exists (select from person p where p.id = last.user_id and p.merged_into is not null) as "isDuplicate"
  from last`;

const lastSql = (people: string): string => `
  with last as (
    select distinct on (s.user_id) s.user_id, s.id, s.cancellation_date, s.cancellation, s.last_charged_at
    from subscription s
    where s.status = 'canceled' and s.cancellation_date is not null and ${people}
    order by s.user_id, s.cancellation_date desc, s.id)`;

interface CandidatesAt {
  readonly after: Date;
  readonly until: Date;
  readonly checkedBefore: Date;
  readonly now: Date;
}

const candidatesQuery = (db: Knex, when: CandidatesAt): Knex.Raw<{ rows: RecipientFacts[] }> => {
  const someEnded = `s.user_id in (select e.user_id from subscription e
    where e.status = 'canceled' and e.cancellation_date > :after and e.cancellation_date <= :until)
    and not exists (select from offer_check k where k.user_id = s.user_id and k.at > :checkedBefore)`;
  return db.raw(
    `${lastSql(someEnded)} select * from (${factsSql}) facts where "agreesToNews" and not "isRunning"
      order by "endedAt", "userId"`,
    { ...when },
  );
};

/** Patients whose last subscription has ended, with the facts that decide about an offer. */
export const recipientRepository = (db: Knex) => ({
  /** Those who left between two instants, agree to news and were not checked since `checkedBefore`. */
  candidates: async (when: CandidatesAt): Promise<RecipientFacts[]> => {
    const { rows } = await candidatesQuery(db, when);
    return rows;
  },

  /** Has a row when the campaign is on and somebody is a candidate. */
  someCandidate: (when: CandidatesAt): Knex.Raw =>
    db.raw(
      `select where (select c.is_on from offer_campaign c order by c.position desc limit 1) and exists (?)`,
      [candidatesQuery(db, when)],
    ),

  /** Null for somebody whose subscriptions have not ended. */
  of: async (userId: string, now: Date): Promise<RecipientFacts | null> => {
    const { rows } = await db.raw<{ rows: RecipientFacts[] }>(
      `${lastSql('s.user_id = :userId')} ${factsSql}`,
      { userId, now },
    );
    return rows[0] ?? null;
  },

  /** They are not checked again for a while. */
  noteChecked: async (userId: string, at: Date): Promise<void> => {
    await db('offer_check').insert({ user_id: userId, at }).onConflict('user_id').merge();
  },

  /** Whether a visit of the person waits for a clinician or for their answer to one. */
  isInReview: async (userId: string): Promise<boolean> =>
    (await db('consultation')
      .where({ user_id: userId })
      .whereIn('status', [
        'submitted',
        'assigned',
        'in_review',
        'needs_info',
        'awaiting_call',
        'plan_proposed',
      ])
      .first('id')) !== undefined,
});
