import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { approvedOnly, renewing } from './shared.ts';

// Unsure: strengths, and which of gel and foam is meant by the address; both are sold here, no strength is claimed.
export const topicalCombinationPage: ProductPageContent = {
  slug: 'topical-finasteride-and-minoxidil',
  forms: [
    { drugType: 'topical_finasteride_and_minoxidil', label: 'Gel' },
    { drugType: 'topical_finasteride_and_minoxidil_foam', label: 'Foam' },
  ],
  name: 'Topical finasteride and minoxidil',
  oneLine: 'Two medicines in one prescription gel or foam, made by a pharmacy and used once a day.',
  badges: ['Compounded'],
  notice: {
    id: 'not-approved',
    title: 'Compounded, and not FDA-approved',
    text: [
      'A pharmacy makes this medicine for one patient at a time. The FDA has not checked whether it is safe, whether it works, or how well it is made. No finasteride product for the scalp is FDA-approved.',
      'Finasteride passes through the skin. Sexual side effects, low mood and thoughts of suicide have been reported, and some lasted after stopping.',
    ],
  },
  about: [
    'Finasteride lowers DHT, the hormone behind male pattern hair loss. Minoxidil helps follicles stay in their growing phase longer. Men choose this mix when they want one step a day and no daily tablet.',
    'When you use it on the scalp, less finasteride may reach the blood than from a tablet. The amount varies, but it is never zero, so it has the same kinds of risks.',
  ],
  howToUse: [
    'Once a day, apply the amount on your label to the dry scalp, only where your clinician says.',
    'Wash your hands with soap right away.',
    'Let it dry fully before you go to bed, put on a hat or let anyone touch your head. It is flammable while wet.',
  ],
  ingredients: titled({
    Finasteride: 'Your clinician chooses the strength. It is on your label.',
    Minoxidil: 'Your clinician chooses the strength. It is on your label.',
    'Gel or foam base':
      'The pharmacy mixes it and lists every ingredient on request. Tell us about any allergies during your visit.',
  }),
  timeline: titled({
    'Weeks 1 to 8': 'You may shed more than usual. The scalp may be dry or sting.',
    'Months 3 to 4': 'This is the earliest you may see a change. There are few studies of this mix.',
    'Months 6 to 12': 'This is the time to judge it with your clinician. It does not work for everyone.',
    'If you stop': 'The hair you gained is usually lost over the following months.',
  }),
  more: [
    {
      id: 'fda-alert',
      title: 'What the FDA warned about',
      text: [
        'In April 2025 the FDA warned about compounded topical finasteride. From 2019 to 2024 it had received 32 reports of side effects. They included trouble with erections, less interest in sex, depression, anxiety, brain fog and thoughts of suicide. Many of these lasted after the medicine was stopped.',
        'Some people told the FDA that they had been told there was no risk. There is a risk. That is why a clinician asks about your mood and sex life before and during treatment.',
      ],
    },
    {
      id: 'who-must-not-touch',
      title: 'Who must not touch it',
      text: [
        'The medicine can pass from your hair, hands, pillow or hat to others. If it does, wash the skin with soap and water and call a doctor.',
      ],
      points: [
        'Anyone who is or may be pregnant: finasteride can harm an unborn baby boy.',
        'Women and children.',
        'Cats and dogs: even a lick of minoxidil can poison them.',
        'If you cannot keep them away from the treated skin, this is not the right product for you.',
      ],
    },
    {
      id: 'not-together',
      title: 'Not with other finasteride or minoxidil',
      text: [
        'Do not use it with finasteride tablets, dutasteride, or minoxidil in any other form. Your cart can hold only one of these. If you add this one, the others are removed, and you can undo that.',
      ],
    },
  ],
  comparison: {
    caption: 'Compared with finasteride tablets and minoxidil foam',
    columns: ['', 'Gel or foam', 'Tablets + foam'],
    rows: [
      ['FDA-approved', 'No, compounded', 'Yes, each for its own use'],
      ['How often', 'Once a day', 'Tablet once a day, foam twice'],
      ['Studies', 'Few, with varying strengths', 'Many, over years'],
      ['Finasteride in the blood', 'Some, the amount varies', 'Yes, as studied'],
      ['Sexual and mood side effects', 'Possible, may last', 'Possible, may last'],
      ['Can pass to others by touch', 'Yes, both medicines', 'Minoxidil from the foam'],
      ['Prescription', 'Required', 'For the tablets only'],
    ],
  },
  safety: [
    'For men only. Not for anyone who is or may be pregnant, is breastfeeding or is under 18.',
    'Side effects of finasteride: less interest in sex, trouble with erections or ejaculation, low mood, depression, thoughts of suicide, breast changes. Some men report that they lasted after stopping.',
    'Side effects of minoxidil: irritated scalp, early shedding, dizziness, a fast heartbeat, swelling.',
    'Do not use it on a broken, sore or infected scalp, or with another medicine on the scalp.',
    'Tell us about heart disease, blood pressure medicine, depression, prostate or liver disease, and plans to have a baby. It lowers PSA results.',
    'Do not donate blood until 1 month after your last dose. Do not use it after the date on the label.',
  ],
  getHelpNow:
    'If you have thoughts of harming yourself, stop using it and call or text 988. For chest pain, fainting or trouble breathing, call 911. If a child or a pet swallowed it, call Poison Control at 1-800-222-1222 or a vet.',
  questions: [
    {
      title: 'Is it safer than tablets?',
      text: 'We cannot say that it is. Less finasteride may reach the blood, but the reported side effects are the same, and there is no approved product that has been studied for years the way the tablet has.',
    },
    {
      title: 'Gel or foam?',
      text: 'Both contain the same two medicines. Foam dries faster. Gel is easier to keep in one place. Your clinician may recommend one.',
    },
    approvedOnly,
    renewing,
  ],
  related: ['finasteride', 'minoxidil-foam', 'ketoconazole'],
  facts: 'topical-finasteride-and-minoxidil',
};
