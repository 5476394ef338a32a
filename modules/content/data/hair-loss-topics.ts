import { quizTakes } from '#config/durations.ts';
import type { Question } from '../domain/question.ts';
import { crownQuestions, hairlineQuestions, patternQuestions } from './hair-loss-questions.ts';
import { pageTexts } from './page-texts.ts';
import { type Source, sources } from './source.ts';

/** One form of hair loss: the top of its page, what patients ask about it, and links to other pages. */
export interface HairLossTopic {
  /** Title, description and path of the page, as its route has them. */
  readonly meta: { readonly path: string; readonly title: string; readonly description: string };
  /** The page's name in the breadcrumb trail. */
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  readonly questions: readonly Question[];
  /** Prefix of the ids of the questions. */
  readonly prefix: string;
  readonly sources: readonly Source[];
  /** The last section: why the quiz is the next step. */
  readonly wayOn: { readonly title: string; readonly text: string };
}

export const hairlineTopic: HairLossTopic = {
  meta: pageTexts.recedingHairline,
  label: 'Receding hairline',
  title: 'Receding hairline, or just a mature one?',
  lead: 'Nearly every hairline moves back a little between 17 and 30. What matters is how far, how fast, and whether the temples keep receding.',
  questions: hairlineQuestions,
  prefix: 'hairline',
  sources: [
    sources.norwood,
    sources.hamilton,
    sources.finasterideLabel,
    sources.minoxidilLabel,
    sources.topicalFinasterideAlert,
  ],
  wayOn: {
    title: 'Hairline only, or more?',
    text: 'The quiz asks where you see hair loss and tells you what may help there, and what will not.',
  },
};

export const crownTopic: HairLossTopic = {
  meta: pageTexts.baldingAtCrown,
  label: 'Balding at the crown',
  title: 'Balding at the crown',
  lead: 'Other people see it before you do. It is also where treatment has the best evidence, so it is worth checking.',
  questions: crownQuestions,
  prefix: 'crown',
  sources: [
    sources.norwood,
    sources.finasterideLabel,
    sources.finasterideTrial,
    sources.minoxidilLabel,
    sources.minoxidilTrial,
    sources.oralMinoxidilTrial,
    sources.oralMinoxidilConsensus,
    sources.topicalFinasterideAlert,
  ],
  wayOn: {
    title: 'Start while your roots still work',
    text: 'Answer five short questions to see what may help at the crown, with its price and risks.',
  },
};

export const patternTopic: HairLossTopic = {
  meta: pageTexts.malePatternBaldness,
  label: 'Male pattern baldness',
  title: 'Male pattern baldness',
  lead: 'It is an inherited reaction of hair roots to a normal hormone. It is not a disease, not your fault, and better understood than most of the products sold for it.',
  questions: patternQuestions,
  prefix: 'pattern',
  sources: [sources.genetics, sources.hamilton, sources.norwood, sources.finasterideLabel, sources.aadTypes],
  wayOn: {
    title: 'Know where you stand',
    text: `The quiz takes ${quizTakes} and tells you which treatments may fit your stage.`,
  },
};
