import { always, type DrugSection } from '../drug-question.ts';

/** docs/clinical/intake-everyone.md#Q-URGENT: asked of everyone, first among the health questions. */
export const urgent: DrugSection = {
  id: 'urgent',
  title: 'Right now',
  questions: always({
    id: 'urgent_symptoms',
    type: 'multipleChoice',
    label: 'Do you have any of these right now?',
    why: 'These need help today, not an online visit.',
    required: true,
    options: [
      { value: 'chest_pain', label: 'Chest pain or pressure' },
      { value: 'fainting', label: 'Fainting or about to faint' },
      { value: 'breathless', label: 'Trouble breathing' },
      { value: 'self_harm', label: 'Thoughts of hurting yourself' },
      { value: 'none', label: 'None of these' },
    ],
  }),
};
