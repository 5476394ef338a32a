import { always, type DrugSection, onlyFor } from '../drug-question.ts';

/** About six months; older readings are asked for again (docs/clinical/how-rules-work.md#MAX-AGE-BP). */
const maxReadingAgeDays = 183;

/** Blood pressure (docs/clinical/blood-pressure-and-heart.md#BP5: no reading, no oral minoxidil) and alcohol. */
export const body: DrugSection = {
  id: 'body',
  title: 'Blood pressure and alcohol',
  questions: [
    ...onlyFor(['minoxidil_oral'], {
      id: 'bp',
      type: 'bloodPressure',
      label: 'What was your last blood pressure reading?',
      why: 'Minoxidil tablets lower blood pressure. The clinician cannot consider them without a reading.',
      help: 'Use a reading from the last 6 months. Many pharmacies measure it for free. Add your pulse if you know it.',
      required: true,
      maxAgeDays: maxReadingAgeDays,
    }),
    ...always({
      id: 'alcohol',
      type: 'singleChoice',
      label: 'How many alcoholic drinks do you have in a week?',
      why: 'Alcohol affects the liver and blood pressure, and so do some medicines.',
      required: true,
      options: [
        { value: 'none', label: 'None' },
        { value: '1_to_7', label: '1 to 7' },
        { value: '8_to_14', label: '8 to 14' },
        { value: 'over_14', label: 'More than 14' },
      ],
    }),
  ],
};
