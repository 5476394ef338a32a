import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { toast } from '#client/ui/toast.tsx';
import { timeZones } from '#kernel/time-zones.ts';
import type { Calendar } from '../domain/calendar.ts';
import styles from './calendar.module.css';
import { OtherDays } from './other-days.tsx';
import { DeskSaveCalendarDocument } from './save-calendar.generated.ts';
import { WeeklyHours } from './weekly-hours.tsx';

const zones = Object.entries(timeZones).map(([value, label]) => ({ value, label }));

const isRight = ({ hours, exceptions }: Calendar): boolean =>
  [...hours, ...exceptions].every(({ from, to }) => from === null || to === null || from < to);

/** When the clinician takes calls: time zone, weekly hours and single days. */
export const CalendarForm = ({ calendar }: { readonly calendar: Calendar }) => {
  const [edited, setEdited] = useState(calendar);
  const saving = useMutation(DeskSaveCalendarDocument);
  const change = (part: Partial<Calendar>) => setEdited((before) => ({ ...before, ...part }));
  const save = async () => {
    if (!isRight(edited)) return;
    const { timeZone, hours, exceptions } = edited;
    const input = {
      timeZone,
      hours: hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
      exceptions: exceptions.map(({ date, from, to }) => ({ date, from, to })),
    };
    const saved = await saving.run({ input });
    if (!saved?.ok) return;
    toast('Your hours are saved.');
    await refreshPage();
  };
  return (
    <ScriptedForm className={styles.page} noValidate onSend={save}>
      <section className={styles.section} aria-labelledby="hours-title">
        <h2 id="hours-title">Weekly hours</h2>
        <SelectField
          name="timeZone"
          label="Your time zone"
          options={zones}
          value={edited.timeZone}
          onChange={(timeZone) => change({ timeZone })}
        />
        <WeeklyHours hours={edited.hours} onChange={(hours) => change({ hours })} />
      </section>
      <section className={styles.section} aria-labelledby="days-title">
        <h2 id="days-title">Other days</h2>
        <OtherDays exceptions={edited.exceptions} onChange={(exceptions) => change({ exceptions })} />
      </section>
      {saving.failure ? <Notice tone="danger">{saving.failure.message}</Notice> : null}
      <div>
        <Button type="submit" pending={saving.pending} pendingLabel="Saving your hours">
          Save hours
        </Button>
      </div>
    </ScriptedForm>
  );
};
