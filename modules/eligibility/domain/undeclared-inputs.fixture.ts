import { type Facts, type FactsInput, factsOf } from './facts.ts';
import type { Rule } from './rule.ts';

/** The same facts; `note` is told each question that is read from them. */
const watchedFacts = (facts: Facts, note: (question: string) => string): Facts => ({
  ...facts,
  has: (drugType) => facts.has(drugType),
  chose: (question, ...choices) => facts.chose(note(question), ...choices),
  answered: (question) => facts.answered(note(question)),
  mentions: (question, words) => facts.mentions(note(question), words),
  score: (question) => facts.score(note(question)),
  bloodPressure: (question) => facts.bloodPressure(note(question)),
  isTooOld: (question) => facts.isTooOld(note(question)),
  count: (question) => facts.count(note(question)),
  sum: (questions) => facts.sum(questions.map(note)),
  everChose: (question, ...choices) => facts.everChose(note(question), ...choices),
});

/** Each rule with a question that it reads for one of these inputs and does not declare, as `RULE reads QUESTION`. */
export const undeclaredInputs = (rules: readonly Rule[], inputs: readonly FactsInput[]): string[] => {
  const found = new Set<string>();
  for (const input of inputs) {
    const facts = factsOf(input);
    for (const rule of rules) {
      const note = (question: string): string => {
        if (!rule.inputs.includes(question)) found.add(`${rule.id} reads ${question}`);
        return question;
      };
      rule.when(watchedFacts(facts, note));
    }
  }
  return [...found];
};
