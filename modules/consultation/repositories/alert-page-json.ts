import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { PageAudience } from '../domain/paging/audience-of.ts';
import type { PageLevel } from '../domain/paging/due-steps.ts';
import type { PageState } from './alert-pages.ts';

/** A page about the emergency of a visit, as the desk shows it. */
export interface AlertPageView {
  /** When it was due: it is sent at once, and again each minute until it is accepted. */
  readonly at: Date;
  readonly level: PageLevel;
  readonly audience: PageAudience;
  readonly state: PageState;
  /** When it was accepted, or nobody was to be paged any more; null while it waits. */
  readonly finishedAt: Date | null;
}

export type AlertPageJson = Omit<AlertPageView, 'at' | 'finishedAt'> & {
  readonly at: JsonInstant;
  readonly finishedAt: JsonInstant | null;
};

export const alertPageFrom = (row: AlertPageJson): AlertPageView => ({
  ...row,
  at: instant(row.at),
  finishedAt: instantOrNull(row.finishedAt),
});

/** An emergency that nobody closes is paged on and on: of the last level, the newest are shown. */
const LAST_SHOWN = 6;

/** The pages of the newest emergency of a visit up to the last level, and the newest of that one, oldest first, as a JSON list; `visit` is the alias of its row. */
export const alertPagesSql = (visit: string): string => `
  (select coalesce(json_agg(json_build_object('at', t.due_at, 'level', t.level, 'audience', t.audience, 'state', t.state,
      'finishedAt', t.finished_at) order by t.due_at, t.level), '[]')
    from (select p.*, row_number() over (order by p.due_at desc, p.level desc) as age from alert_page p
      where p.consultation_id = ${visit}.id and p.alert_at = ${visit}.alert_at) t
    where t.level < 3 or t.age <= ${LAST_SHOWN})`;
