import { openDuplicatesSql } from '#modules/account/index.ts';
import { callStartsAtSql, missedTwiceSql } from '#modules/call/index.ts';
import { alarmDueSql } from '#modules/message/index.ts';
import { openInterruptionsSql } from '#modules/prescription/index.ts';
import { deadlineRows, taskOfVisit } from '../domain/desk-task.ts';

const deadlines = deadlineRows.map(([task, rank, hours]) => `('${task}', ${rank}, ${hours})`).join(', ');

const visitTask = Object.entries(taskOfVisit)
  .map(([kind, task]) => `when '${kind}' then '${task}'`)
  .join(' ');

/** The deadline follows from the kind of the task. */
const none = 'cast(null as timestamptz)';

/**
 * The common tables `task`, every reason why a case waits for staff, and `open_task`, the most urgent one of each case
 * with its deadline: of one case, an SQL expression for its id, or of all. Needs `held`. Each reason has an index that
 * holds only what is open, so a long history costs nothing.
 */
export const openTaskSql = (consultation?: string): string => {
  const only = (id: string): string => (consultation ? ` and ${id} = ${consultation}` : '');
  return `
  deadline (kind, rank, hours) as (values ${deadlines}),
  task as (
    select a.id, case when a.due is null then 'emergency' else 'alarming_message' end as kind, a.since, a.due
    from (select c.id, c.alert_at as since, ${alarmDueSql('c.id', 'c.alert_at')} as due from consultation c
    where c.alert_at is not null and c.alert_handled_at is null${only('c.id')}) a
    union all
    select a.consultation_id, 'correction', min(a.at), ${none} from answer_correction a
    where a.seen_at is null${only('a.consultation_id')} group by 1
    union all
    select h.id, 'hold', h.since, ${none} from held h where h.id is not null${only('h.id')}
    union all
    select i.consultation_id, 'hold', min(i.raised_at), ${none} from ${openInterruptionsSql} i
    where true${only('i.consultation_id')} group by 1
    union all
    select m.consultation_id, 'message', min(m.created_at), ${none} from care_message m
    where m.author_type = 'patient' and m.read_at is null${only('m.consultation_id')} group by 1
    union all
    select v.id, 'duplicate', d.created_at, ${none} from ${openDuplicatesSql} d
    cross join lateral (select c.id from consultation c where c.user_id in (d.person_a, d.person_b)
      and c.submitted_at is not null order by c.submitted_at desc, c.id limit 1) v
    where true${only('v.id')}
    union all
    select c.id, case when l.missed_at is not null then 'missed_call' when j.status = 'awaiting_media' then 'photos_missing'
        when c.status = 'awaiting_call' then 'call' when j.kind = 'request' then 'request'
        when j.kind = 'annual_check_in' then 'annual' else case c.kind ${visitTask} end end,
      coalesce(l.missed_at, c.submitted_at, c.created_at),
      case when c.status = 'awaiting_call' then ${callStartsAtSql('c.id')} end
    from consultation c join journey j on j.id = c.journey_id
    cross join lateral (select ${missedTwiceSql('c.id')} as missed_at) l
    where c.status in ('submitted', 'assigned', 'in_review', 'awaiting_call')${only('c.id')}
    union all
    select c.id, 'patient', c.status_at, ${none} from consultation c
    where c.status in ('needs_info', 'plan_proposed')${only('c.id')}),
  open_task as (
    select distinct on (t.id) t.id, t.kind, t.since, d.rank, coalesce(t.due, t.since + make_interval(hours => d.hours)) as due_at
    from task t join deadline d on d.kind = t.kind order by t.id, d.rank, due_at, t.kind)`;
};
