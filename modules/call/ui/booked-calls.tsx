import { Badge } from '#client/ui/badge.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { sayInstant } from '../domain/wall-clock.ts';
import type { CalendarPageQuery } from '../pages/calendar.generated.ts';
import styles from './calendar.module.css';

export interface BookedCallsProps {
  readonly calls: NonNullable<CalendarPageQuery['deskCalendar']>['calls'];
  readonly timeZone: string;
}

/** The calls that patients have booked, the earliest first, each with its case. */
export const BookedCalls = ({ calls, timeZone }: BookedCallsProps) =>
  calls.length === 0 ? (
    <EmptyState title="No calls are booked">
      Patients who need a call choose a time within your hours. It then appears here.
    </EmptyState>
  ) : (
    <ul className={styles.calls}>
      {calls.map(({ consultationId, patientName, startsAt, needsOutcome, joinUrl }) => (
        <li key={`${consultationId} ${startsAt}`} className={styles.call}>
          <strong>{sayInstant(new Date(startsAt), timeZone)}</strong>
          <a href={`/desk/cases/${consultationId}`}>{patientName}</a>
          {joinUrl ? <a href={joinUrl}>Room</a> : null}
          {needsOutcome ? <Badge tone="caution">Outcome missing</Badge> : null}
        </li>
      ))}
    </ul>
  );
