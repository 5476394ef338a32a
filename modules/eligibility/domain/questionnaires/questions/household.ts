import { finasterideDrugs, topicalCombinations } from '../../drug-groups.ts';
import { type DrugSection, onlyFor } from '../drug-question.ts';

/** docs/clinical/intake-everyone.md#Q-PARTNER-PREGNANT and docs/clinical/hair-loss.md#TFM-TRANSFER. */
export const household: DrugSection = {
  id: 'household',
  title: 'People around you',
  questions: [
    ...onlyFor(finasterideDrugs, {
      id: 'partner_pregnant',
      type: 'multipleChoice',
      label: 'Is any of this true for your partner or someone you live with?',
      why: 'Finasteride can harm an unborn boy, and it may affect sperm while you take it.',
      help: 'Choose all that apply.',
      required: true,
      options: [
        { value: 'pregnant', label: 'Someone is pregnant' },
        { value: 'trying', label: 'We are trying, or planning soon, to have a child' },
        { value: 'breastfeeding', label: 'Someone is breastfeeding' },
        { value: 'none', label: 'None of these' },
      ],
    }),
    ...onlyFor(topicalCombinations, {
      id: 'scalp_contact',
      type: 'singleChoice',
      label: 'Could someone who is pregnant, or a child, touch your treated scalp or your pillow?',
      why: 'Medicine on the skin can pass to other people by touch.',
      required: true,
      options: [
        { value: 'no', label: 'No' },
        { value: 'can_avoid', label: 'Yes, but I can prevent it' },
        { value: 'cannot_avoid', label: 'Yes, and I cannot always prevent it' },
      ],
    }),
  ],
};
