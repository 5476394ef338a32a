import { groups, MINIMUM_SCORE, TIME_LIMIT_MINUTES } from './mutation/groups.mjs';
import { report } from './mutation/report.mjs';
import { runGroup } from './mutation/run-group.mjs';

/**
 * `npm run mutation [-- GROUP [FILES]]`: changes the code of the rules and of the doors in many small ways and fails
 * when too few of the changes break a test. GROUP is the beginning of a group's name; FILES a pattern within it.
 * `MUTATION_CONCURRENCY` is how many mutants are tried simultaneously, `MUTATION_MINUTES` the time limit. See
 * docs/decisions/one-chart.md.
 */
setTimeout(() => {
  console.error(`Mutation testing took more than ${TIME_LIMIT_MINUTES} minutes.`);
  process.exit(1);
}, TIME_LIMIT_MINUTES * 60_000).unref();

const [wanted = '', only] = process.argv.slice(2);
const concurrency = Number(process.env.MUTATION_CONCURRENCY) || undefined;

for (const group of groups.filter(({ name }) => name.startsWith(wanted))) {
  const started = performance.now();
  const { score, text } = report(group.name, await runGroup(group, { only, concurrency }));
  console.log(`\n${text}\n${group.name}: ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  if (score < MINIMUM_SCORE) {
    console.error(`${group.name}: ${score.toFixed(1)} % is less than ${MINIMUM_SCORE} %.`);
    process.exitCode = 1;
  }
}
