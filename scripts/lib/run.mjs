import { spawn } from 'node:child_process';

/**
 * Runs a program to its end. Resolves to its exit code (1 when it could not start or was killed), its output and its
 * seconds. With `show` the output also appears immediately.
 */
export const run = (program, args, { env = {}, cwd, show = false } = {}) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (target) => (chunk) => {
      output += chunk;
      if (show) target.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    const end = (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });

/** A tool's script, run by this Node: faster than npx, and without npm's messages. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** npm as installed with the machine's Node; inside an npm script, the npm that runs it. */
export const runNpm = (args, options) => {
  const npm = process.env.npm_execpath;
  return npm ? runNode([npm, ...args], options) : run('npm', args, options);
};
