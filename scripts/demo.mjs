/**
 * `npm run demo`: starts the demo from a fresh clone with one command. Installs, builds, starts the product with its
 * embedded database, identity provider and payment processor simulator, and prints the addresses.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoSignIns } from './lib/demo-sign-ins.mjs';
import { installPackages } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const started = performance.now();
const step = (text) =>
  console.log(`  ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`);

const sources = [
  'client',
  'config',
  'kernel',
  'migrations',
  'modules',
  'public',
  'server',
  'simulators',
  'package-lock.json',
  'vite.config.ts',
];
const stampFile = 'dist/.built-from';

/** Changes whenever a source file is added, removed or written. */
const sourceStamp = () => {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(`${path}/${name}`);
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const source of sources) if (existsSync(source)) visit(source);
  return hash.digest('hex');
};

const build = async () => {
  const stamp = sourceStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return step('Built already');
  step('Building');
  const { code, output } = await runNode(['scripts/build.mjs']);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  writeFileSync(stampFile, stamp);
};

const announce = ({ port, origins }) => {
  const hasMixpanel = process.env.DEMO_SERVICES?.includes('mixpanel');
  const cards = [
    ['4242 4242 4242 4242', 'pays'],
    ['4000 0025 0000 3155', 'asks the bank first (3-D Secure)'],
    ['4000 0000 0000 0002', 'is declined'],
    ['4000 0000 0000 0341', 'is saved, then fails when charged'],
  ];
  console.log(`
  Thicket is running (${((performance.now() - started) / 1000).toFixed(1)} s)

    Storefront  ${origins.marketing}/
    Patients    ${origins.app}/dashboard
    Staff       ${origins.admin}/desk
    Email       ${origins.app}/inbox
    Texts       ${origins.app}/texts
    Pages       ${origins.app}/pager
    Photos      ${origins.app}/object-store
    Flags       ${origins.app}/flag-service   (switch them)
${
  hasMixpanel
    ? `    Events      ${origins.app}/analytics-events
`
    : ''
}    Pharmacy    ${origins.admin}/pharmacy   (play the pharmacist)
    Codes       ${origins.marketing}/oidc/phone   (staff enter one after the password)

    Sign in with the password  demo-password  as
${demoSignIns.map(([email, what]) => `      ${email.padEnd(24)}${what}`).join('\n')}

    Cards (any future date, any CVC, any ZIP)
${cards.map(([number, what]) => `      ${number.padEnd(24)}${what}`).join('\n')}

    Move the clock:  npm run demo:advance -- 90d${port === 3000 ? '' : `   (with PORT=${port})`}
    Stop:            Ctrl+C
`);
};

const serve = () => {
  const child = fork('dist/server/simulators/main.mjs', {
    env: { LOG_LEVEL: 'warn', ...process.env, APP_ENV: 'demo', NODE_ENV: 'production' },
  });
  child.on('message', (message) => {
    if (message.step) step(message.step);
    if (message.ready) announce(message.ready);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
};

console.log('\n  Starting the demo\n');
step('Checking packages');
if (await installPackages()) {
  await build();
  serve();
} else process.exit(1);
