import { useEffect, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { toast } from '#client/ui/toast.tsx';
import { timeZoneOfBrowser, timeZones } from '#kernel/time-zones.ts';
import styles from './info.module.css';
import { SaveTimeZoneDocument } from './language-and-time.generated.ts';

const options = Object.entries(timeZones).map(([value, label]) => ({ value, label }));

interface LanguageAndTimeProps {
  readonly timeZone: string | null;
  /** The patient chose it; otherwise it is that of their state. */
  readonly isChosen: boolean;
}

/** The language, which is one, and the time zone of dates, which the browser proposes. */
export const LanguageAndTime = ({ timeZone, isChosen }: LanguageAndTimeProps) => {
  const save = useMutation(SaveTimeZoneDocument);
  const [chosen, setChosen] = useState(timeZone ?? '');
  const [proposed, setProposed] = useState<string | null>(null);
  useEffect(() => {
    const here = timeZoneOfBrowser(Intl.DateTimeFormat().resolvedOptions().timeZone);
    setProposed(!isChosen && here !== timeZone ? here : null);
  }, [isChosen, timeZone]);
  const choose = async (zone: string): Promise<void> => {
    const result = await save.run({ timeZone: zone });
    if (!result?.ok) return;
    setChosen(zone);
    toast('Dates are in this time zone from now on.', { tone: 'success' });
    await refreshPage();
  };
  return (
    <Stack gap={4}>
      <p>Everything here is in American English. We have no other language yet.</p>
      {proposed ? (
        <Notice
          tone="info"
          live={false}
          title={`Your browser is on ${timeZones[proposed]}`}
          actions={
            <Button size="small" variant="secondary" onClick={() => void choose(proposed)}>
              Use {timeZones[proposed]}
            </Button>
          }
        >
          Dates are in the time zone of your state now.
        </Notice>
      ) : null}
      <SelectField
        name="timeZone"
        label="Time zone of dates"
        options={options}
        value={chosen}
        onChange={setChosen}
        error={save.failure?.message}
      />
      <div>
        <Button
          size="small"
          variant="secondary"
          pending={save.pending}
          pendingLabel="Saving"
          onClick={() => void choose(chosen)}
        >
          Save time zone
        </Button>
      </div>
      <p className={styles.fine}>
        {isChosen ? 'You chose it.' : 'It follows your state until you choose one.'}
      </p>
    </Stack>
  );
};
