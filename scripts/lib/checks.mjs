import { fileURLToPath } from 'node:url';
import { runNode } from './run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const typescript = (script, ...args) => ['--import', 'tsx', `scripts/${script}`, ...args];

/**
 * Several checkers would each check the types that files share, and collect garbage more often than memory requires (GOGC).
 * A machine that keeps no files from one run to the next spares the work of storing what was checked.
 */
const typesArgs = [
  'node_modules/typescript/bin/tsc',
  '--noEmit',
  ...['--checkers', '1'],
  ...(process.env.CI === undefined ? [] : ['--incremental', 'false']),
];

/** The steps of `npm run check`. Each fails by its exit code. */
const steps = [
  { name: 'types', args: typesArgs, env: { GOGC: '200' } },
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=50'],
  },
  { name: 'boundaries', args: typescript('boundaries.ts') },
  { name: 'repeats', args: typescript('repeats.ts') },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
  { name: 'generated files', args: typescript('codegen.ts', '--check') },
  { name: 'API changes', args: typescript('api-changes.ts') },
  { name: 'module graph', args: typescript('module-graph.ts', '--check') },
  { name: 'rules by door', args: typescript('rules-by-door.ts', '--check') },
  { name: 'sources of rules', args: typescript('rule-sources.ts', '--check') },
  { name: 'requirements', args: typescript('requirements.ts', '--check') },
  { name: '.env.example', args: typescript('env-example.ts', '--check') },
  { name: 'security', args: typescript('security.ts', '--check') },
  { name: 'staff permissions', args: typescript('staff-permissions.ts', '--check') },
  { name: 'documents', args: typescript('docs-links.ts') },
];

/** Calls `work` on all `things`, with a limit on how many run simultaneously. */
const inTurns = async (things, atOnce, work) => {
  const left = [...things];
  const results = [];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) results.push(await work(next));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, left.length) }, worker));
  return results;
};

/**
 * Runs all steps, `atOnce` in parallel, prints a line as each ends and the output of those that fail; returns how
 * many passed and failed. `print` receives the lines.
 */
export const runChecks = async ({ atOnce = steps.length, print = console.log } = {}) => {
  const results = await inTurns(steps, atOnce, async ({ name, args, env }) => {
    const { code, output, seconds } = await runNode(args, { cwd: root, env: { NO_COLOR: '1', ...env } });
    print(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1)} s`);
    return { name, passed: code === 0, output };
  });
  for (const { name, output } of results.filter(({ passed }) => !passed))
    print(`\n--- ${name} ---\n${output.trim().replace(/[ \t]+$/gm, '')}`);
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
};
