import { useState } from 'react';
import { ScalpPicture } from '#client/pictures/scalp-picture.tsx';
import { CheckboxCards } from '#client/ui/checkbox-cards.tsx';
import { CheckboxGroup } from '#client/ui/checkbox-group.tsx';
import { Grid } from '#client/ui/layout.tsx';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { Part, Shown } from './part.tsx';

const cadences = [
  { value: '1', label: 'Every month' },
  { value: '3', label: 'Every 3 months', description: 'Most people start here' },
  { value: '12', label: 'Every 12 months', disabled: true },
];
const conditions = [
  { value: 'heart', label: 'A heart problem' },
  { value: 'liver', label: 'A liver problem' },
  { value: 'none', label: 'None of these', exclusive: true },
];
const places = [
  { value: 'hairline', label: 'Hairline', picture: <ScalpPicture where="hairline" /> },
  { value: 'crown', label: 'Crown', picture: <ScalpPicture where="crown" /> },
];

/** Controls to choose one or several of a few options. */
export const ChoicesPart = () => {
  const [several, setSeveral] = useState<readonly string[]>(['heart']);
  const [cards, setCards] = useState<readonly string[]>(['none']);
  const [place, setPlace] = useState('crown');
  return (
    <Part title="Choices">
      <Grid columns={2} gap={6}>
        <Shown name="RadioGroup, one not to be had">
          <RadioGroup name="cadence" label="How often" options={cadences} defaultValue="3" />
        </Shown>
        <Shown name="RadioGroup, unanswered and wrong">
          <RadioGroup
            name="cadenceWrong"
            label="How often"
            options={cadences}
            error="Choose how often it comes."
          />
        </Shown>
        <Shown name="CheckboxGroup, with an answer that stands alone">
          <CheckboxGroup
            name="conditions"
            label="Do you have any of these?"
            options={conditions}
            value={several}
            onChange={setSeveral}
          />
        </Shown>
        <Shown name="CheckboxCards">
          <CheckboxCards
            name="conditionCards"
            label="Do you have any of these?"
            options={conditions}
            value={cards}
            onChange={setCards}
          />
        </Shown>
      </Grid>
      <Shown name="RadioCards with pictures; the keys 1 and 2 choose">
        <RadioCards
          name="where"
          label="Where do you see it?"
          options={places}
          value={place}
          onChange={setPlace}
          columns={4}
          numberKeys
        />
      </Shown>
      <Shown name="RadioCards without pictures">
        <RadioCards name="cadenceCards" label="How often" options={cadences} defaultValue="3" columns={3} />
      </Shown>
    </Part>
  );
};
