import { always, type DrugSection } from '../../drug-question.ts';
import { sharedQuestion } from '../../shared-question.ts';
import { urgent } from '../urgent.ts';

const shared = sharedQuestion(urgent, 'urgent_symptoms');
const choices = 'options' in shared ? shared.options : [];

/** docs/clinical/sexual-health-intake.md#SHQ-3: the question of every intake, with the emergencies of erection medicine. */
export const urgentWithErections: DrugSection = {
  ...urgent,
  questions: always({
    id: shared.id,
    type: 'multipleChoice',
    label: shared.label,
    why: shared.why,
    required: true,
    options: [
      ...choices.filter(({ value }) => value !== 'none'),
      { value: 'erection_over_4h', label: 'An erection that has lasted over 4 hours' },
      { value: 'vision_loss', label: 'Sudden loss of vision' },
      { value: 'hearing_loss', label: 'Sudden loss of hearing' },
      ...choices.filter(({ value }) => value === 'none'),
    ],
  }),
};
