import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PillRadios } from '#client/ui/pill-radios.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { toast } from '#client/ui/toast.tsx';
import { brand } from '#config/brand.ts';
import { timeZones } from '#kernel/time-zones.ts';
import { BookCallDocument } from './book-call.generated.ts';
import styles from './choose-time.module.css';
import { slotDays } from './slot-days.ts';

export interface ChooseTimeProps {
  /** ISO instants. */
  readonly slots: readonly string[];
  readonly timeZone: string;
  /** Another time than the booked one. */
  readonly again: boolean;
}

const zones = Object.entries(timeZones).map(([value, label]) => ({ value, label }));

/** The days and times that can be chosen, in the patient's time zone. */
export const ChooseTime = ({ slots, timeZone, again }: ChooseTimeProps) => {
  const [zone, setZone] = useState(timeZone);
  const days = slotDays(slots, zone);
  const [date, setDate] = useState(days[0]?.date ?? '');
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const booking = useMutation(BookCallDocument);
  const day = days.find((one) => one.date === date) ?? days[0];

  const book = async () => {
    setMissing(chosen === '');
    if (chosen === '') return document.querySelector<HTMLElement>('main fieldset input')?.focus();
    const done = await booking.run({ startsAt: chosen, timeZone: zone });
    if (done?.ok) {
      setChosen('');
      toast(again ? 'Your call was moved.' : 'Your call is booked.');
    }
    if (done?.ok || done?.failure.code === 'CONFLICT') await refreshPage();
  };

  if (!day)
    return (
      <EmptyState title="No times are free right now">
        New times appear every day. If you want to be called sooner, call us at{' '}
        <a href={`tel:${brand.supportPhone}`}>{brand.supportPhone}</a>.
      </EmptyState>
    );
  return (
    <ScriptedForm className={styles.form} noValidate onSend={book}>
      <SelectField name="timeZone" label="Your time zone" options={zones} value={zone} onChange={setZone} />
      <SelectField
        name="day"
        label="Day"
        options={days.map((one) => ({ value: one.date, label: one.label }))}
        value={day.date}
        onChange={(next) => {
          setDate(next);
          setChosen('');
        }}
      />
      <PillRadios
        legend="Time"
        options={day.slots.map(({ startsAt, label }) => ({ value: startsAt, label }))}
        value={chosen}
        onChange={setChosen}
      />
      {missing && chosen === '' ? <Notice tone="danger">Choose a time first.</Notice> : null}
      {booking.failure ? <Notice tone="danger">{booking.failure.message}</Notice> : null}
      <div>
        <Button type="submit" full="phone" pending={booking.pending} pendingLabel="Booking your call">
          {again ? 'Move the call' : 'Book the call'}
        </Button>
      </div>
    </ScriptedForm>
  );
};
