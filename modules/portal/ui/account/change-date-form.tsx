import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { cadenceField, track, useShown } from '#client/startup/track.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { toast } from '#client/ui/toast.tsx';
import { formatDate } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import { ChangeNextChargeDocument } from './change-next-charge.generated.ts';
import styles from './plan-card.module.css';

interface ChangeDateFormProps {
  readonly subscriptionId: string;
  /** Days between charges. */
  readonly cycleInDays: number;
  /** The current date of the next charge. */
  readonly date: string;
  readonly onDone: () => void;
}

/** Moves the next charge and its shipment. The server knows the earliest and latest day. */
export const ChangeDateForm = ({ subscriptionId, cycleInDays, date, onDone }: ChangeDateFormProps) => {
  const change = useMutation(ChangeNextChargeDocument);
  const [typed, setTyped] = useState(localDate(date));
  const [incomplete, setIncomplete] = useState(false);
  const error =
    incomplete && typed === ''
      ? 'Enter a date as month, day and year.'
      : (change.failure?.fields[0]?.message ?? change.failure?.message);

  const details = { subscriptionId, ...cadenceField(cycleInDays) };
  useShown('auto-refill preferences viewed', details);

  const save = async (): Promise<void> => {
    if (typed === '') return setIncomplete(true);
    const result = await change.run({ subscriptionId, date: typed });
    if (!result?.ok) return;
    track('auto-refill date changed', details);
    const moved = result.value.changeNextBillingDate.nextBillingDate;
    toast(moved ? `Your next charge is on ${formatDate(moved)}.` : 'Your next charge was moved.', {
      tone: 'success',
    });
    await refreshPage();
    onDone();
  };

  return (
    <ScriptedForm noValidate className={styles.form} onSend={save}>
      <DateField
        name={`date-${subscriptionId}`}
        label="New date for the next charge"
        description="The next package ships after this charge."
        defaultValue={typed}
        error={error}
        onChange={setTyped}
      />
      <Cluster gap={3}>
        <Button type="submit" size="small" pending={change.pending} pendingLabel="Moving the charge">
          Save date
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Keep the current date
        </Button>
      </Cluster>
    </ScriptedForm>
  );
};
