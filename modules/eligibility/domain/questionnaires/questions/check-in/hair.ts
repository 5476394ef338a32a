import { always, type DrugSection, onlyFor } from '../../drug-question.ts';

/** In addition to `hair_change`: shedding is a common worry in the first months, and expected then. */
export const shedding: DrugSection = {
  id: 'shedding',
  title: 'How treatment is going',
  questions: always({
    id: 'shedding',
    type: 'singleChoice',
    label: 'How much hair have you lost in the last month, compared with the month before?',
    why: 'More shedding is common in weeks 2 to 8 and passes. Later it tells us something else.',
    required: true,
    options: [
      { value: '-1', label: 'Less than before' },
      { value: '0', label: 'About the same' },
      { value: '1', label: 'A little more' },
      { value: '2', label: 'A lot more' },
    ],
  }),
};

/** Fluid that minoxidil tablets may hold back (docs/clinical/check-ins-and-dose-changes.md#SE-MINOX-FLUID). */
export const fluid: DrugSection = {
  id: 'fluid',
  title: 'Weight and swelling',
  questions: onlyFor(
    ['minoxidil_oral'],
    {
      id: 'weight_gain',
      type: 'singleChoice',
      label: 'Have you gained weight quickly since your last check-in?',
      why: 'Minoxidil tablets can make the body hold water, which strains the heart.',
      required: true,
      options: [
        { value: 'none', label: 'No' },
        { value: 'up_to_2', label: 'Yes, up to 4 pounds (2 kg) within a week' },
        { value: 'over_2', label: 'Yes, more than 4 pounds (2 kg) within a week' },
      ],
    },
    {
      id: 'swelling',
      type: 'multipleChoice',
      label: 'Do you have new swelling?',
      why: 'It can come from the tablets, and some swelling needs care soon.',
      help: 'Choose all that apply.',
      required: true,
      options: [
        { value: 'face', label: 'Face or around the eyes' },
        { value: 'ankles', label: 'Ankles or feet' },
        { value: 'hands', label: 'Hands' },
        { value: 'none', label: 'No' },
      ],
    },
  ),
};
