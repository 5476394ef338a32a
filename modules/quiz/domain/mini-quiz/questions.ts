import type { AnswerTo, MiniQuizField } from './answers.ts';
import type { QuizOption, QuizQuestion } from './question.ts';

interface MiniQuizOption<Field extends MiniQuizField> extends QuizOption {
  readonly value: AnswerTo<Field>;
}

export interface MiniQuizQuestion<Field extends MiniQuizField = MiniQuizField> extends QuizQuestion {
  readonly field: Field;
  readonly options: readonly MiniQuizOption<Field>[];
}

type Questions = { readonly [Field in MiniQuizField]: MiniQuizQuestion<Field> };

/** Every question of the mini quiz. Values and single or multiple choice: S3.38, S5.1. */
export const miniQuizQuestions: Questions = {
  where: {
    field: 'where',
    text: 'Where do you notice hair loss?',
    whyWeAsk: 'Treatments are approved for different parts of the scalp.',
    select: 'single',
    options: [
      { value: 'hairline', label: 'At my hairline', picture: 'where-hairline' },
      { value: 'crown', label: 'At my crown', picture: 'where-crown' },
      { value: 'both', label: 'Hairline and crown', picture: 'where-both' },
      { value: 'patchy', label: 'In round or uneven patches', picture: 'where-patchy' },
      { value: 'not_yet', label: 'I have not noticed any yet', picture: 'where-not-yet' },
    ],
  },
  expectedResult: {
    field: 'expectedResult',
    text: 'What would you like to achieve?',
    whyWeAsk: 'Some products treat hair loss, and some only make hair look thicker. Choose all that apply.',
    select: 'multiple',
    options: [
      { value: 'prevention', label: 'Keep the hair I have', description: 'Slow down or stop further loss.' },
      { value: 'regrow', label: 'Try to regrow hair', description: 'Possible for some. It takes months.' },
      {
        value: 'hair-thickening',
        label: 'Make my hair look thicker',
        description: 'A fuller look from the first wash.',
      },
    ],
  },
  treatmentType: {
    field: 'treatmentType',
    text: 'How would you rather take a treatment?',
    whyWeAsk: 'The same drug can come as a tablet or go on the scalp. The risks are not the same.',
    select: 'single',
    options: [
      {
        value: 'topical',
        label: 'On my scalp',
        description: 'Foam, spray or drops, rubbed in once or twice a day.',
      },
      {
        value: 'pills',
        label: 'As a tablet',
        description: 'Swallowed once a day. It acts on the whole body.',
      },
      {
        value: 'dontCare',
        label: 'Either is fine',
        description: 'You will see both kinds and can choose later.',
      },
    ],
  },
  familyExperience: {
    field: 'familyExperience',
    text: 'Who in your family has had hair loss?',
    whyWeAsk: 'Male pattern hair loss often runs in families. Choose all that apply.',
    select: 'multiple',
    options: [
      { value: 'parents', label: 'My parents' },
      { value: 'siblings', label: 'My brothers or sisters' },
      { value: 'fathers', label: 'My father’s side' },
      { value: 'mothers', label: 'My mother’s side' },
      { value: 'no_one', label: 'No one', exclusive: true },
      { value: 'not_sure', label: 'I am not sure', exclusive: true },
    ],
  },
  activeIngredientInterests: {
    field: 'activeIngredientInterests',
    text: 'Are you interested in any of these ingredients?',
    whyWeAsk: 'If you have read about one, we will take it into account. Choose all that apply.',
    select: 'multiple',
    options: [
      {
        value: 'finasteride',
        label: 'Finasteride',
        description: 'Prescription tablet. Can have sexual side effects.',
      },
      { value: 'minoxidil', label: 'Minoxidil', description: 'Foam or drops without a prescription.' },
      { value: 'ketoconazole', label: 'Ketoconazole', description: 'Antifungal shampoo, on prescription.' },
      { value: 'saw_palmetto', label: 'Saw palmetto', description: 'A plant extract, in supplements.' },
      {
        value: 'tretinoin',
        label: 'Tretinoin',
        description: 'A vitamin A acid. None of our hair products has it.',
      },
      { value: 'not_sure', label: 'I am not sure', exclusive: true },
    ],
  },
  otcInterests: {
    field: 'otcInterests',
    text: 'Would you like anything that does not need a prescription?',
    whyWeAsk: 'You can use these with a treatment or on their own. Choose all that apply.',
    select: 'multiple',
    options: [
      { value: 'vitamins_supplements', label: 'Vitamins and supplements' },
      { value: 'hair_care', label: 'Shampoo and conditioner' },
      { value: 'hair_styling', label: 'Styling products' },
      { value: 'not_interested', label: 'No, thank you', exclusive: true },
    ],
  },
  dandruff: {
    field: 'dandruff',
    text: 'Do you have dandruff?',
    whyWeAsk: 'An itchy, flaky scalp can need a treatment of its own.',
    select: 'single',
    options: [
      { value: 1, label: 'Yes' },
      { value: 0, label: 'No' },
    ],
  },
};
