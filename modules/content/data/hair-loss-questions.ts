import type { Question } from '../domain/question.ts';

export const hairlineQuestions: readonly Question[] = [
  {
    id: 'grow-back',
    question: 'Can a hairline grow back?',
    answer: [
      'Fine hair that is still there can become thicker. Smooth skin at the temples very rarely grows hair again from a tablet or a foam. Finasteride (Rx) is not shown to help at the temples, and it can have sexual side effects and lower mood.',
    ],
  },
  {
    id: 'young',
    question: 'I am 20 and it is moving. Should I worry?',
    answer: [
      'A small step back at that age is normal. If photos six months apart show a clear change, or a parent lost hair early, a visit makes sense now: treatment keeps hair better than it returns it. Treatment here starts at 18.',
    ],
  },
  {
    id: 'minoxidil-front',
    question: 'May I put minoxidil on my hairline?',
    answer: [
      'The label says to use it at the crown only, because that is where it was tested. Using it in front is off-label: ask a clinician first, keep it out of your eyes, and do not use more than the daily amount. Stop for chest pain, faintness or swelling.',
    ],
  },
  {
    id: 'massage',
    question: 'Do scalp massage or rosemary oil work?',
    answer: [
      'Small studies exist, too small and short to promise anything. They are harmless for most people unless the skin reacts. Do not let them delay something you would rather do.',
    ],
  },
];

export const crownQuestions: readonly Question[] = [
  {
    id: 'whorl',
    question: 'Is it thinning, or only my hair whorl?',
    answer: [
      'Everyone has a spot where hair turns and a little skin shows. If the spot grows, or its edge is blurred and its hairs are finer than those around, it is thinning. A photo from two years ago is the best test.',
    ],
  },
  {
    id: 'both',
    question: 'Can I take finasteride and use minoxidil together?',
    answer: [
      'Yes, many men do; they act in different ways. Finasteride is a prescription drug that can cause sexual side effects and low mood. Do not add a second form of either: no topical finasteride with the tablet, no minoxidil tablet with the foam, unless a clinician has planned it.',
    ],
  },
  {
    id: 'stop',
    question: 'What happens if I stop?',
    answer: [
      'Hair loss returns to where it would have been. With minoxidil the gain is gone in three to four months, with finasteride within twelve.',
    ],
  },
];

export const patternQuestions: readonly Question[] = [
  {
    id: 'mother',
    question: 'Does it come from my mother’s father?',
    answer: [
      'Partly. One important gene is on the X chromosome, which comes from your mother. Many others come from both sides, so a bald father counts as well.',
    ],
  },
  {
    id: 'far',
    question: 'How far will mine go?',
    answer: [
      'Nobody can say. Starting young and close relatives at stage VI or VII make it likelier to go far. Gene tests sold online do not predict it well enough to plan by.',
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
    question: 'Is it fine to do nothing?',
    answer: [
      'Yes. Pattern hair loss harms no one. If it weighs on you more than you would like, talking about that is as good a reason for a visit as the hair.',
    ],
  },
];
