import { fileURLToPath } from 'node:url';
import { findViolations } from './boundaries/find-violations.ts';

/** Prints every violation of the boundaries in ARCHITECTURE.md, and fails when there is one. */
const root = fileURLToPath(new URL('..', import.meta.url));
const { violations, warnings } = findViolations(root);
for (const warning of warnings) console.log(`warning: ${warning}`);
for (const { file, line, rule } of violations) console.error(`${file}:${line} ${rule}`);
if (violations.length > 0) console.error(`\n${violations.length} violation(s) of the boundaries.`);
process.exitCode = violations.length > 0 ? 1 : 0;
