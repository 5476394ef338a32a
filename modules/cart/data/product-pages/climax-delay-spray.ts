import { titled } from '../titled.ts';
import { otherWays } from './sexual-health.ts';
import type { ProductPageContent } from './shape.ts';
import { subscription } from './shared.ts';

export const climaxDelaySprayPage: ProductPageContent = {
  slug: 'climax-delay-spray',
  forms: [{ drugType: 'climax_delay_spray', label: 'Spray' }],
  name: 'Climax delay spray',
  oneLine: 'A lidocaine spray that slightly numbs the penis to help you last longer. No prescription.',
  badges: [],
  risk: 'It can numb your partner and make erections less firm. Do not use it if either of you is allergic to a “-caine” anesthetic, on broken skin, or if your partner is or may be pregnant or is breastfeeding.',
  about: [
    'Lidocaine slightly numbs the skin, which helps to slow the onset of ejaculation for a while. It does not cure early ejaculation.',
    'Early ejaculation may be caused by a condition that needs medical care. If the spray does not help when used as directed, stop and ask a doctor.',
  ],
  howToUse: [
    'Read the directions on the carton, and never use more sprays than they say.',
    'Use it on the outside of the penis only, and keep it out of your eyes, mouth and nose.',
    'Wash it off as the carton says, so that your partner does not go numb too.',
  ],
  ingredients: titled({
    Lidocaine: 'The active ingredient. The amount in each spray is printed on your carton.',
    'Inactive ingredients': 'The full list is on the carton; check it if you have allergies.',
  }),
  timeline: titled({
    'Within minutes': 'If it works for you, it starts now.',
    'After about an hour': 'It wears off.',
    'After a few tries': 'If it does not help, stop and ask a doctor.',
  }),
  safety: [
    'Do not use it if you or your partner is allergic to lidocaine or another “-caine” anesthetic, or has ever had methemoglobinemia.',
    'Do not use it on broken or sore skin, or if your partner is or may be pregnant or is breastfeeding.',
    'Ask a doctor first if you have liver or heart disease, take heart rhythm medicine, or have G6PD deficiency, anemia or lung disease.',
    'Oils or sprays can weaken some condoms. Check the instructions for your condoms.',
    'Keep it out of reach of children and pets.',
  ],
  getHelpNow:
    'For pale, gray or blue skin, shortness of breath or feeling faint, call 911. If swallowed, call Poison Control at 1-800-222-1222.',
  questions: [
    {
      title: 'Will my partner notice?',
      text: 'Your partner can go numb from spray that is left on your skin, and can be allergic to it. Tell your partner before you use it, and do not use it for oral sex.',
    },
    otherWays,
    subscription,
  ],
  related: ['sildenafil', 'sertraline'],
  facts: 'climax-delay-spray',
};
