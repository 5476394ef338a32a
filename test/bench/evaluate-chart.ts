import type { DrugType } from '#modules/catalogue/index.ts';
import { evaluate } from '#modules/eligibility/domain/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { Answers } from '#modules/quiz/index.ts';

/** Most milliseconds that one evaluation of a large chart may take. */
const MOST_MS = 0.2;
const FACTS = 200;
const ROUNDS = 5;
const REPEATS = 2000;

const drugTypes: readonly DrugType[] = [
  'finasteride',
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
  'minoxidil_oral',
  'minoxidil',
  'minoxidil_foam',
  'minoxidil_spray',
  'ketoconazole',
  'sildenafil',
  'sertraline',
];

/** The answers of one visit; those of a chart are the visits' together. */
const visit: Answers = { ...healthyHairAnswers('2027-05-01'), side_effects: ['none'], changes: ['none'] };
const earlier = Array.from({ length: Math.ceil(FACTS / Object.keys(visit).length) - 1 }, () => ({
  ...visit,
  conditions: ['heart_failure'],
}));

const once = () =>
  evaluate({
    answers: visit,
    drugTypes,
    ageYears: 36,
    state: 'NY',
    servedStates: ['NY'],
    visitKind: 'renewal',
    profileDob: '1990-05-01',
    previousAnswers: earlier,
  });

const millisecondsOfRound = (): number => {
  // CPU time of this thread: other programs on the machine have no part in it.
  const before = process.threadCpuUsage();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) once();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / REPEATS;
};

/**
 * Measures the rules on a chart of 200 answers, one visit's with those of the visits before it, and 10 drugs, and prints
 * the median of five rounds. False when it takes longer than it may.
 */
export const measureEvaluation = (): boolean => {
  millisecondsOfRound();
  const rounds = Array.from({ length: ROUNDS }, millisecondsOfRound).toSorted((a, b) => a - b);
  const ms = rounds[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY;
  const facts = (earlier.length + 1) * Object.keys(visit).length;
  const verdict = ms > MOST_MS ? 'SLOWER THAN THAT' : '';
  console.log(
    `\nEvaluating ${facts} answers and ${drugTypes.length} drugs: ${ms.toFixed(3)} ms, at most ${MOST_MS} ms ${verdict}`.trimEnd(),
  );
  return ms <= MOST_MS;
};
