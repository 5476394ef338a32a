import { relative } from 'node:path';

const found = ['Killed', 'Timeout'];
const missed = ['Survived', 'NoCoverage'];

/** Percent of these mutants that a test found; null when there is none that counts. */
const scoreOf = (mutants) => {
  const counted = mutants.filter(({ status }) => found.includes(status) || missed.includes(status));
  const killed = counted.filter(({ status }) => found.includes(status));
  return counted.length === 0 ? null : (100 * killed.length) / counted.length;
};

const line = (name, mutants) => {
  const score = scoreOf(mutants);
  const survivors = mutants.filter(({ status }) => missed.includes(status)).length;
  const percent = score === null ? 'none' : `${score.toFixed(1)} %`;
  return `${percent.padStart(8)}  ${String(survivors).padStart(4)} not found  ${name}`;
};

const byFile = (mutants) =>
  Object.entries(Object.groupBy(mutants, ({ fileName }) => relative('.', fileName)));

/** The score of a group and of each of its files; `print-survivors.mjs` has printed the mutants that no test found. */
export const report = (name, mutants) => ({
  score: scoreOf(mutants) ?? 0,
  text: [
    line(name.toUpperCase(), mutants),
    ...byFile(mutants).map(([file, own]) => line(`  ${file}`, own)),
  ].join('\n'),
});
