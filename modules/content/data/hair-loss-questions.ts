import type { Question } from '../domain/question.ts';

export const hairlineQuestions: readonly Question[] = [
  {
    id: 'grow-back',
    question: 'Can a hairline grow back?',
    answer: [
      'Fine hair that is still there can become thicker. A tablet or a foam very rarely brings hair back to smooth skin at the temples. Finasteride (Rx) has not been shown to help at the temples, and it can cause sexual side effects and low mood.',
    ],
  },
  {
    id: 'young',
    question: 'I am 20 and my hairline is moving. Should I worry?',
    answer: [
      'A small change at that age is normal. If photos six months apart show a clear change, or a parent lost hair early, a visit makes sense now: treatment is better at keeping hair than at growing it back. You must be at least 18 to be treated here.',
    ],
  },
  {
    id: 'minoxidil-front',
    question: 'Can I put minoxidil on my hairline?',
    answer: [
      'The label says to use it at the crown only, because that is where it was tested. Using it at the front is off-label: ask a clinician first, keep it out of your eyes, and do not use more than the daily amount. Stop if you have chest pain, faintness or swelling.',
    ],
  },
  {
    id: 'massage',
    question: 'Do scalp massage or rosemary oil work?',
    answer: [
      'There are small studies, too small and too short to promise anything. Both are harmless for most people unless the skin reacts. Do not let them delay a treatment you would rather use.',
    ],
  },
];

export const crownQuestions: readonly Question[] = [
  {
    id: 'whorl',
    question: 'Is it thinning, or just my hair whorl?',
    answer: [
      'Everyone has a spot where hair grows in a swirl and a little skin shows. If the spot grows, or its edge is blurred and its hairs are finer than the hair around it, it is thinning. Comparing it with a photo from two years ago is the best test.',
    ],
  },
  {
    id: 'both',
    question: 'Can I take finasteride and use minoxidil together?',
    answer: [
      'Yes, many men do; they work in different ways. Finasteride is a prescription drug that can cause sexual side effects and low mood. Do not add a second form of either: no topical finasteride with the tablet, no minoxidil tablet with the foam, unless your clinician plans it that way.',
    ],
  },
  {
    id: 'stop',
    question: 'What happens if I stop?',
    answer: [
      'Hair loss returns to where it would have been. With minoxidil, what you gained is gone in three to four months; with finasteride, within twelve.',
    ],
  },
];

export const patternQuestions: readonly Question[] = [
  {
    id: 'mother',
    question: 'Does it come from my mother’s father?',
    answer: [
      'Partly. One important gene is on the X chromosome, which comes from your mother. Many others come from both sides, so a bald father matters too.',
    ],
  },
  {
    id: 'far',
    question: 'How far will my hair loss go?',
    answer: [
      'Nobody can say. Starting young and having close relatives at stage VI or VII make it more likely to go far. Gene tests sold online do not predict it well enough to plan around.',
    ],
  },
  {
    id: 'cure',
    question: 'Is there a cure?',
    answer: [
      'No. Treatment slows or partly reverses it for as long as you use it. A transplant moves hair from the back; it does not stop the loss around it.',
    ],
  },
  {
    id: 'nothing',
    question: 'Is it OK to do nothing?',
    answer: [
      'Yes. Pattern hair loss does not harm your health. If it bothers you more than you would like, talking about that is as good a reason for a visit as the hair itself.',
    ],
  },
];
