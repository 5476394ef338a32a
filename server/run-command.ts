import { SettingsError } from '#config/settings.ts';
import { reasonOf, StartProblem } from './errors/start-problem.ts';

/** Runs an operator's command as this process: prints what it returns, or why it failed, with exit code 1. */
export const runCommand = (run: () => Promise<string>): void => {
  run().then(
    (text) => process.stdout.write(`${text}\n`),
    (error: unknown) => {
      const isPlain = error instanceof SettingsError || error instanceof StartProblem;
      process.stderr.write(`${isPlain ? error.message : reasonOf(error)}\n`);
      process.exitCode = 1;
    },
  );
};
