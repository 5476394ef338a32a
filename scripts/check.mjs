import { runChecks } from './lib/checks.mjs';

/** `npm run check`: format, lint, types, boundaries, dead code and drift of generated files, in parallel. */
const { failed } = await runChecks();
process.exitCode = failed > 0 ? 1 : 0;
