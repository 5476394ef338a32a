import type { QuizConfig } from '#modules/quiz/index.ts';

/**
 * The visitor's skin concern (docs/clinical/skin-care.md). No product of skin care is in the catalog, so nothing is
 * prescribed from these answers: they end in a waitlist.
 */
export const skinInterest: QuizConfig = {
  name: 'skin-interest',
  version: 1,
  title: 'Skin care',
  sections: [
    {
      id: 'skin',
      title: 'Your skin',
      questions: [
        {
          id: 'skin_concern',
          type: 'multipleChoice',
          label: 'What would you like help with?',
          why: 'It shows us which treatments to offer first.',
          help: 'Choose all that apply.',
          required: true,
          options: [
            { value: 'acne', label: 'Acne' },
            { value: 'wrinkles', label: 'Fine lines and wrinkles' },
            { value: 'dark_spots', label: 'Dark spots' },
            { value: 'redness', label: 'Redness or rosacea' },
            { value: 'other', label: 'Something else' },
          ],
        },
        {
          id: 'skin_type',
          type: 'singleChoice',
          label: 'What is your skin like?',
          why: 'Oily and dry skin need different bases.',
          required: true,
          options: [
            { value: 'oily', label: 'Oily' },
            { value: 'dry', label: 'Dry' },
            { value: 'combination', label: 'Both, by area' },
            { value: 'sensitive', label: 'Easily irritated' },
            { value: 'not_sure', label: 'Not sure' },
          ],
        },
        {
          id: 'skin_retinoid',
          type: 'singleChoice',
          label: 'Have you used a retinoid, such as tretinoin or adapalene?',
          why: 'It tells us how much your skin is used to.',
          required: true,
          options: [
            { value: 'never', label: 'Never' },
            { value: 'before', label: 'Before, not now' },
            { value: 'now', label: 'I use one now' },
          ],
        },
        {
          id: 'skin_sun',
          type: 'singleChoice',
          label: 'How much sun does your face get?',
          why: 'Many treatments make skin more sensitive to the sun.',
          required: true,
          options: [
            { value: 'little', label: 'Little: I am mostly indoors' },
            { value: 'some', label: 'Some' },
            { value: 'much', label: 'A lot: I work or train outside' },
          ],
        },
      ],
    },
  ],
};
