import { Button } from '#client/ui/button.tsx';
import type { Hours } from '../domain/calendar.ts';
import styles from './calendar.module.css';
import { weekdays } from './calendar-times.ts';
import { SpanFields } from './span-fields.tsx';

export interface WeeklyHoursProps {
  readonly hours: readonly Hours[];
  readonly onChange: (hours: readonly Hours[]) => void;
}

const usual = { from: 9 * 60, to: 17 * 60 };

/** The hours of each weekday; a day without any takes no calls. */
export const WeeklyHours = ({ hours, onChange }: WeeklyHoursProps) => (
  <div>
    {weekdays.map((name, weekday) => {
      const spans = hours.flatMap((span, index) => (span.weekday === weekday ? [{ span, index }] : []));
      return (
        <fieldset key={name} className={styles.weekday}>
          <legend className={styles.name}>{name}</legend>
          {spans.map(({ span, index }) => (
            <SpanFields
              key={index}
              what={name}
              span={span}
              onChange={(changed) => onChange(hours.with(index, { weekday, ...changed }))}
              onRemove={() => onChange(hours.toSpliced(index, 1))}
            />
          ))}
          <div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Add hours on ${name}`}
              onClick={() => onChange([...hours, { weekday, ...usual }])}
            >
              {spans.length === 0 ? 'No calls. Add hours' : 'Add more hours'}
            </Button>
          </div>
        </fieldset>
      );
    })}
  </div>
);
