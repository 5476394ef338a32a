import { fileURLToPath } from 'node:url';
import { runNode } from './run.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const typescript = (script, ...args) => ['--import', 'tsx', `scripts/${script}`, ...args];

/** What `npm run check` looks at. Each fails by its exit code. */
const steps = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=50'],
  },
  { name: 'boundaries', args: typescript('boundaries.ts') },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
  { name: 'generated files', args: typescript('codegen.ts', '--check') },
  { name: 'module graph', args: typescript('module-graph.ts', '--check') },
  { name: 'requirements', args: typescript('requirements.ts', '--check') },
];

/** Runs all steps at once, prints a line as each ends and the output of those that fail; how many did which. */
export const runChecks = async () => {
  const results = await Promise.all(
    steps.map(async ({ name, args }) => {
      const { code, output, seconds } = await runNode(args, { cwd: root, env: { NO_COLOR: '1' } });
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1)} s`);
      return { name, passed: code === 0, output };
    }),
  );
  for (const { name, output } of results.filter(({ passed }) => !passed))
    console.log(`\n--- ${name} ---\n${output.trim().replace(/[ \t]+$/gm, '')}`);
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
};
