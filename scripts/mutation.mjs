import { groups, MINIMUM_SCORE } from './mutation/groups.mjs';
import { report } from './mutation/report.mjs';
import { runGroup } from './mutation/run-group.mjs';

/**
 * `npm run mutation [-- GROUP [FILES]]`: changes the code of the rules and of the doors in many small ways and fails when
 * too few of the changes break a test. GROUP is the beginning of a group's name; FILES a pattern within it.
 * `MUTATION_CONCURRENCY` is how many mutants are tried at once. See docs/decisions/mutation-testing.md.
 */
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
