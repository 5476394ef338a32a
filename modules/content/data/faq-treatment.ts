import type { Question } from '../domain/question.ts';

export const treatmentQuestions: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long until I see a result?',
    answer: [
      'For hair, nothing shows before month three. Months four to six are a good time for a first comparison, and most of the effect shows by a year. When you stop, hair loss continues. [What the first months are like](/learn/shedding-in-the-first-months)',
    ],
  },
  {
    id: 'which',
    question: 'Which treatment has the best evidence?',
    answer: [
      'For the crown, finasteride tablets (Rx) and minoxidil on the scalp. For the temples, none has been shown to work well. Finasteride can cause sexual side effects and low mood, and some men report that these last after they stop. [All treatments compared](/hair-loss#what-works)',
    ],
  },
  {
    id: 'off-label',
    question: 'What do “off-label” and “compounded” mean?',
    answer: [
      'Off-label: the FDA approved the drug, but for another use; a clinician may still prescribe it. Compounded: a pharmacy makes it to fill a prescription, and the FDA has not checked that product for safety or effectiveness. Both are labeled wherever they apply.',
    ],
  },
  {
    id: 'missed',
    question: 'I missed a dose. Should I take two?',
    answer: [
      'No, never double up. Take the next dose at its usual time. If you missed more than a few days of an antidepressant, message your clinician before you start again.',
    ],
  },
  {
    id: 'ed-safety',
    question: 'Who must not take sildenafil or tadalafil?',
    answer: [
      'Anyone who uses nitrates, “poppers” or riociguat: blood pressure can drop to a deadly level. The visit also asks about your heart, blood pressure and medicines. [Erectile dysfunction and the heart](/learn/erections-and-the-heart)',
    ],
  },
];
