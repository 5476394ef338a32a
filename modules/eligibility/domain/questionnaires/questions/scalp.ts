import { always, type DrugSection } from '../drug-question.ts';

/** docs/clinical/hair-loss.md#H3, and the scalp conditions that MINOX-SCALP and KET-SCALP read. */
export const scalp: DrugSection = {
  id: 'scalp',
  title: 'Your scalp',
  questions: always({
    id: 'scalp_symptoms',
    type: 'multipleChoice',
    label: 'Do you have any of these on your scalp now?',
    why: 'A sore or damaged scalp takes in more medicine, and some scalp diseases need an exam in person.',
    help: 'Choose all that apply. Mild dandruff does not count.',
    required: true,
    options: [
      { value: 'pain', label: 'Pain or tenderness' },
      { value: 'burning', label: 'Burning' },
      { value: 'pus', label: 'Pus or pimples that ooze' },
      { value: 'scarring', label: 'Smooth, scarred areas' },
      { value: 'heavy_scale', label: 'Thick, heavy scale' },
      { value: 'inflamed', label: 'Redness or swelling' },
      { value: 'infected', label: 'An infection' },
      { value: 'broken', label: 'Cuts, sores or broken skin' },
      { value: 'psoriasis', label: 'Psoriasis' },
      { value: 'none', label: 'None of these' },
    ],
  }),
};
