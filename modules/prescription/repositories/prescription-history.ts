import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { PrescriptionEvent } from '../index.ts';
import { clinicianNameSql, clinicianOfPersonSql } from './clinician-json.ts';

/** Holds have rows of their own, with the rules and the reason; a prescription may have several at once. */
const historySql = `(select coalesce(json_agg(t order by t.at desc), '[]') from (
  select s.at, p.id as "prescriptionId", p.consultation_id as "consultationId", p.name, s.to_state as what,
    s.actor_role as "actorRole", s.reason, '[]'::json as "ruleIds",
    case when s.actor_role = 'clinician' then ${clinicianOfPersonSql('s.actor_id')} end as "clinicianName"
  from prescription p join state_transition s on s.entity = 'prescription' and s.entity_id = p.id
  where p.user_id = :userId and s.to_state not in ('draft', 'on_hold')
    and not (s.from_state = 'on_hold' and s.to_state = 'active')
  union all
  select h.placed_at, p.id, p.consultation_id, p.name, 'held',
    case when h.placed_by is null then 'system' else 'clinician' end, h.reason, to_json(h.rule_ids),
    ${clinicianNameSql('h.placed_by')}
  from prescription p join prescription_hold h on h.prescription_id = p.id where p.user_id = :userId
  union all
  select h.lifted_at, p.id, p.consultation_id, p.name, 'resumed', 'clinician', coalesce(h.lift_reason, ''),
    to_json(h.rule_ids), ${clinicianNameSql('h.lifted_by')}
  from prescription p join prescription_hold h on h.prescription_id = p.id
  where p.user_id = :userId and h.lifted_at is not null) t)`;

type Row = Omit<PrescriptionEvent, 'at'> & { readonly at: JsonInstant };

/** What happened to a patient's prescriptions, newest first. One JSON read. */
export const prescriptionHistory = async (
  read: ReadJson,
  userId: string,
): Promise<readonly PrescriptionEvent[]> =>
  (await read<readonly Row[]>(historySql, { userId })).map((row) => ({ ...row, at: instant(row.at) }));
