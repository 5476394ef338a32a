import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import type { CalendarException } from '../domain/calendar.ts';
import styles from './calendar.module.css';
import { SpanFields } from './span-fields.tsx';

export interface OtherDaysProps {
  readonly exceptions: readonly CalendarException[];
  readonly onChange: (exceptions: readonly CalendarException[]) => void;
}

/** Single days with other hours, or without any. */
export const OtherDays = ({ exceptions, onChange }: OtherDaysProps) => {
  const [date, setDate] = useState('');
  const [added, setAdded] = useState(0);
  const [missing, setMissing] = useState(false);
  const add = (span: Omit<CalendarException, 'date'>) => {
    setMissing(date === '');
    if (date === '') return;
    const all = [...exceptions, { date, ...span }];
    onChange(all.toSorted((one, other) => one.date.localeCompare(other.date)));
    setDate('');
    setAdded(added + 1);
  };
  return (
    <div className={styles.section}>
      {exceptions.length === 0 ? <p>None. Add a day off, or a day with other hours.</p> : null}
      {exceptions.map(({ date: day, from, to }, index) => (
        // Two spans of one day are distinguished by their position only.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={`${day} ${index}`} className={styles.weekday}>
          <legend className={styles.name}>
            <DateText date={day} />
          </legend>
          {from === null || to === null ? (
            <Cluster gap={3}>
              <span>Off</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${day}`}
                onClick={() => onChange(exceptions.toSpliced(index, 1))}
              >
                Remove
              </Button>
            </Cluster>
          ) : (
            <SpanFields
              what={day}
              span={{ from, to }}
              onChange={(span) => onChange(exceptions.with(index, { date: day, ...span }))}
              onRemove={() => onChange(exceptions.toSpliced(index, 1))}
            />
          )}
        </fieldset>
      ))}
      <DateField
        key={added}
        name="exception"
        label="Day"
        error={missing && date === '' ? 'Write the day first.' : undefined}
        onChange={setDate}
      />
      <Cluster gap={3}>
        <Button variant="secondary" size="small" onClick={() => add({ from: null, to: null })}>
          Add a day off
        </Button>
        <Button variant="secondary" size="small" onClick={() => add({ from: 9 * 60, to: 12 * 60 })}>
          Add other hours
        </Button>
      </Cluster>
    </div>
  );
};
