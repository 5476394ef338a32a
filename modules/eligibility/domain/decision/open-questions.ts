import { type Facts, type FactsInput, factsOf } from '../facts.ts';
import type { Rule } from '../rule.ts';

/** Questions without an answer that counts. */
export interface OpenQuestions {
  /** Without an answer. */
  readonly missing: ReadonlySet<string>;
  /** Answered too long ago. */
  readonly tooOld: ReadonlySet<string>;
}

/** More combinations of answers than this are not tried; the rule then counts as undecided. */
const MOST_TRIES = 1024;

/** A number that no one has given yet: what the rule says cannot be calculated without it. */
class NumberNeeded extends Error {}

/** One combination of what the open questions could be answered. */
class Supposition {
  readonly read = new Set<string>();
  /** By reading, in the order of the first time of each. */
  private readonly supposed = new Map<string, boolean>();

  constructor(private readonly planned: readonly boolean[]) {}

  /** What is supposed of a question; the same at every reading. It is yes at first, which makes most rules fire. */
  suppose(question: string, reading: string): boolean {
    this.read.add(question);
    const value = this.supposed.get(reading) ?? this.planned[this.supposed.size] ?? true;
    this.supposed.set(reading, value);
    return value;
  }

  /** The combination to try after this one; null after the last. */
  next(): readonly boolean[] | null {
    const values = [...this.supposed.values()];
    const lastYes = values.lastIndexOf(true);
    return lastYes === -1 ? null : [...values.slice(0, lastYes), false];
  }
}

/** The facts with every open question answered as supposed. */
const supposedFacts = (facts: Facts, { missing, tooOld }: OpenQuestions, supposition: Supposition): Facts => {
  const isOpen = (question: string): boolean => missing.has(question) || tooOld.has(question);
  const needNumber = (...questions: readonly string[]): never => {
    for (const question of questions) supposition.read.add(question);
    throw new NumberNeeded();
  };
  const numberOf = <Value>(question: string, value: () => Value): Value =>
    isOpen(question) ? needNumber(question) : value();
  const yesOrNo = (question: string, value: () => boolean, reading = question): boolean =>
    isOpen(question) ? supposition.suppose(question, reading) : value();
  return {
    ...facts,
    get ageYears() {
      return numberOf('dob', () => facts.ageYears);
    },
    get differsFromProfile() {
      return yesOrNo('dob', () => facts.differsFromProfile);
    },
    get requiresLiveCall() {
      return yesOrNo('state', () => facts.requiresLiveCall);
    },
    has: (drugType) => facts.has(drugType),
    isTooOld: (question) =>
      missing.has(question) ? supposition.suppose(question, `old ${question}`) : facts.isTooOld(question),
    chose: (question, ...choices) =>
      yesOrNo(question, () => facts.chose(question, ...choices), `chose ${question} ${choices}`),
    answered: (question) => {
      if (missing.has(question)) supposition.read.add(question);
      return isOpen(question) || facts.answered(question);
    },
    mentions: (question, words) =>
      yesOrNo(question, () => facts.mentions(question, words), `mentions ${question} ${words}`),
    everChose: (question, ...choices) =>
      facts.everChose(question, ...choices) ||
      (isOpen(question) && supposition.suppose(question, `ever ${question} ${choices}`)),
    score: (question) => numberOf(question, () => facts.score(question)),
    bloodPressure: (question) => numberOf(question, () => facts.bloodPressure(question)),
    count: (question) => numberOf(question, () => facts.count(question)),
    sum: (questions) => {
      const open = questions.filter(isOpen);
      return open.length === 0 ? facts.sum(questions) : needNumber(...open);
    },
  };
};

const firesIn = (rule: Rule, facts: Facts): boolean => {
  try {
    return rule.when(facts);
  } catch (error) {
    if (error instanceof NumberNeeded) return true;
    throw error;
  }
};

/**
 * The open questions that could still make a rule fire which has not fired; empty when the other answers settle it. Tries
 * what they could be answered: yes and no where the rule asks for a choice, and never without a number that it needs. A
 * question is taken to allow any combination of answers, so a rule may count as undecided that is not, and never the
 * other way round.
 */
export const undecidedBy = (rule: Rule, input: FactsInput, open: OpenQuestions): readonly string[] => {
  const facts = factsOf(input);
  let planned: readonly boolean[] | null = [];
  for (let tries = 0; planned !== null; tries += 1) {
    if (tries === MOST_TRIES)
      return rule.inputs.filter((one) => open.missing.has(one) || open.tooOld.has(one));
    const supposition = new Supposition(planned);
    if (firesIn(rule, supposedFacts(facts, open, supposition)))
      return rule.inputs.filter((question) => supposition.read.has(question));
    planned = supposition.next();
  }
  return [];
};
