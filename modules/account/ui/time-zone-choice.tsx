import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { toast } from '#client/ui/toast.tsx';
import { timeZones } from '#kernel/time-zones.ts';
import { SaveTimeZoneDocument } from './save-time-zone.generated.ts';

const options = Object.entries(timeZones).map(([value, label]) => ({ value, label }));

/** Saves the time zone of dates and reloads the page's data. */
export const useTimeZone = (timeZone: string | null) => {
  const save = useMutation(SaveTimeZoneDocument);
  const [chosen, setChosen] = useState(timeZone ?? '');
  const choose = async (zone: string): Promise<void> => {
    const result = await save.run({ timeZone: zone });
    if (!result?.ok) return;
    setChosen(zone);
    toast('Dates are in this time zone from now on.', { tone: 'success' });
    await refreshPage();
  };
  return { save, chosen, setChosen, choose };
};

/** The time zone in which dates are written. */
export const TimeZoneChoice = ({ save, chosen, setChosen, choose }: ReturnType<typeof useTimeZone>) => (
  <Stack gap={4}>
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
  </Stack>
);
