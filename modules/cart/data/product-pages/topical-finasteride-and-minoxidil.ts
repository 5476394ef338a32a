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
  oneLine: 'Two medicines in one gel or foam, once a day, made by a pharmacy on prescription.',
  badges: ['Compounded'],
  notice: {
    id: 'not-approved',
    title: 'Compounded, and not FDA-approved',
    text: [
      'A pharmacy makes this medicine for one person at a time. The FDA has not checked whether it is safe, whether it works, or how well it is made. No finasteride for the scalp is FDA-approved.',
      'Finasteride passes through the skin. Sexual side effects, low mood and thoughts of suicide have been reported, and some lasted after stopping.',
    ],
  },
  about: [
    'Finasteride lowers DHT, the hormone behind male pattern hair loss. Minoxidil helps follicles stay longer in their growing phase. Men choose the mix when they want one step a day and no daily tablet.',
    'On the scalp less finasteride may reach the blood than from a tablet. How much differs, and it is never none. So its risks are the same kind of risks.',
  ],
  howToUse: [
    'Once a day, put the amount on your label on the dry scalp, only where your clinician says.',
    'Wash your hands with soap straight away.',
    'Let it dry fully before bed, a hat, or anyone touching your head. It is flammable while wet.',
  ],
  ingredients: titled({
    Finasteride: 'Strength as your clinician prescribes; it is on your label.',
    Minoxidil: 'Strength as your clinician prescribes; it is on your label.',
    'The base':
      'A gel or a foam that the pharmacy mixes. It lists every ingredient on request; tell us about allergies in your visit.',
  }),
  timeline: titled({
    'Weeks 1 to 8': 'You may shed more than usual. The scalp may be dry or sting.',
    'Months 3 to 4': 'The earliest time to see a change. There are few studies of this mix.',
    'Months 6 to 12': 'The time to judge it with your clinician. It does not work for everyone.',
    'If you stop': 'What you gained is usually lost over the following months.',
  }),
  more: [
    {
      id: 'fda-alert',
      title: 'What the FDA warned about',
      text: [
        'In April 2025 the FDA warned about compounded topical finasteride. From 2019 to 2024 it had received 32 reports of side effects. Among them were trouble with erections, less interest in sex, depression, anxiety, brain fog and thoughts of suicide. Many lasted after the medicine was stopped.',
        'Some people told the FDA that they had been told there was no risk. There is a risk, and it is why a clinician asks about your mood and sex life before and during treatment.',
      ],
    },
    {
      id: 'who-must-not-touch',
      title: 'Who must not touch it',
      text: [
        'The medicine can pass from your hair, hands, pillow or hat to others. If it does, wash the skin with soap and water and call a doctor.',
      ],
      points: [
        'Anyone who is or may be pregnant: finasteride can harm an unborn boy.',
        'Women and children.',
        'Cats and dogs: minoxidil is poisonous to them, even a lick.',
        'If you cannot keep them away from the treated skin, this is not the right product for you.',
      ],
    },
    {
      id: 'not-together',
      title: 'Not with other finasteride or minoxidil',
      text: [
        'Do not use it with finasteride tablets, dutasteride, or minoxidil in any other form. Your cart keeps one of them: if you add this, the others make room, and you can undo that.',
      ],
    },
  ],
  comparison: {
    caption: 'Beside finasteride tablets with minoxidil foam',
    columns: ['', 'Gel or foam', 'Tablets + foam'],
    rows: [
      ['FDA-approved', 'No, compounded', 'Yes, each for its use'],
      ['How often', 'Once a day', 'Tablet once, foam twice'],
      ['Studies', 'Few, strengths differ', 'Many, over years'],
      ['Finasteride in the blood', 'Some, how much differs', 'Yes, as studied'],
      ['Sexual and mood side effects', 'Possible, may last', 'Possible, may last'],
      ['Passes to others by touch', 'Yes, both medicines', 'Minoxidil from the foam'],
      ['Prescription', 'Needed', 'For the tablets only'],
    ],
  },
  safety: [
    'For men only. Not for anyone who is or may be pregnant or is breastfeeding, or under 18.',
    'Side effects of finasteride: less interest in sex, trouble with erections or ejaculation, low mood, depression, thoughts of suicide, breast changes. Some men report that they lasted after stopping.',
    'Side effects of minoxidil: irritated scalp, early shedding, dizziness, a fast heartbeat, swelling.',
    'Do not use it on a broken, sore or infected scalp, or with other medicine on the scalp.',
    'Tell us about heart disease, blood pressure medicine, depression, prostate or liver disease, and plans for a baby. It lowers PSA results.',
    'Do not give blood until 1 month after your last dose. Do not use it after the date on the label.',
  ],
  getHelpNow:
    'If you think of harming yourself, stop and call or text 988. For chest pain, fainting or trouble breathing, call 911. If a child or a pet swallowed it, call Poison Control at 1-800-222-1222 or a vet.',
  questions: [
    {
      title: 'Is it safer than tablets?',
      text: 'We cannot say so. Less finasteride may reach the blood, but the side effects that were reported are the same, and no approved product has been studied for years as the tablet has.',
    },
    {
      title: 'Gel or foam?',
      text: 'Both hold the same two medicines. Foam dries faster; gel is easier to keep in one place. Your clinician may advise one.',
    },
    approvedOnly,
    renewing,
  ],
  related: ['finasteride', 'minoxidil-foam', 'ketoconazole'],
  facts: 'topical-finasteride-and-minoxidil',
};
