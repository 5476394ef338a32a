import { useState } from 'react';
import { Grid, Stack } from '#client/ui/layout.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { CompareSlider } from './compare-slider.tsx';
import { type ProgressPhoto, takenLabel, takenOption } from './progress-views.ts';

/** Two photos of one view under a slider: the first and the newest one, unless the patient chooses others. */
export const CompareView = ({
  photos,
  name,
}: {
  /** Oldest first, at least one. */
  readonly photos: readonly ProgressPhoto[];
  readonly name: string;
}) => {
  const [thenId, setThenId] = useState('');
  const [nowId, setNowId] = useState('');
  const then = photos.find(({ id }) => id === thenId) ?? photos[0];
  const now = photos.find(({ id }) => id === nowId) ?? photos.at(-1);
  if (!then || !now || photos.length < 2)
    return <p>There is one photo of this view. Take another one in a few weeks to compare the two.</p>;
  const options = photos.map((photo) => ({ value: photo.id, label: takenOption(photo) }));
  return (
    <Stack gap={5}>
      <CompareSlider
        then={{ url: then.url, label: takenLabel(then) }}
        now={{ url: now.url, label: takenLabel(now) }}
        name={name}
      />
      <Grid gap={4}>
        <SelectField name="then" label="Then" options={options} value={then.id} onChange={setThenId} />
        <SelectField name="now" label="Now" options={options} value={now.id} onChange={setNowId} />
      </Grid>
    </Stack>
  );
};
