import { expect, it } from 'vitest';
import { hairPrescriptions, pde5Inhibitors, ssris } from '#modules/eligibility/domain/drug-groups.ts';
import { visitRegistration } from '#modules/eligibility/index.ts';
import { questionsOf } from '#modules/quiz/index.ts';
import { topics } from './topic-names.ts';
import { drugsOf } from './topics.ts';

/** What a clinician may propose on each topic. */
const proposable = {
  hair: hairPrescriptions,
  erections: pde5Inhibitors,
  ejaculation: [...pde5Inhibitors, ...ssris],
  both: [...pde5Inhibitors, ...ssris],
} as const;

it.each(topics.filter((topic) => topic !== 'procedure'))(
  'a request about %s is asked every question of every drug that a clinician may propose',
  (topic) => {
    const { questionnaire } = visitRegistration('initial', drugsOf[topic]);
    const asked = questionsOf(questionnaire.questionsFor(drugsOf[topic])).map(({ id }) => id);
    const needed = questionsOf(questionnaire.questionsFor(proposable[topic])).map(({ id }) => id);
    expect(asked).toEqual(needed);
  },
);
