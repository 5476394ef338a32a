import { type Facts, type FactsInput, factsOf } from './facts.ts';

/** The facts, and the questions that were read from them so far. */
export const watchedFacts = (
  input: FactsInput,
): { readonly facts: Facts; readonly asked: ReadonlySet<string> } => {
  const facts = factsOf(input);
  const asked = new Set<string>();
  const note = (question: string): string => {
    asked.add(question);
    return question;
  };
  return {
    asked,
    facts: {
      ...facts,
      chose: (question, ...choices) => facts.chose(note(question), ...choices),
      answered: (question) => facts.answered(note(question)),
      mentions: (question, words) => facts.mentions(note(question), words),
      score: (question) => facts.score(note(question)),
      bloodPressure: (question) => facts.bloodPressure(note(question)),
      isTooOld: (question) => facts.isTooOld(note(question)),
      count: (question) => facts.count(note(question)),
      sum: (questions) => facts.sum(questions.map(note)),
      everChose: (question, ...choices) => facts.everChose(note(question), ...choices),
    },
  };
};
