import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readSettings, SettingsError } from '#config/settings.ts';
import { rehearsalServices } from '#simulators/simulated-services.ts';
import { pharmacySettings } from '#test/harness/pharmacy-settings.ts';
import { requireServices, type SimulatedServices } from './simulated-services.ts';
import { startServer } from './start.ts';

const problems = (env: Record<string, string>, simulated: SimulatedServices): string[] => {
  try {
    requireServices(readSettings({ APP_ENV: 'test', ...env }), simulated);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
};
const required = (name: string): string =>
  `  ${name}: is required, because this process has no simulator for it`;

const real = {
  DATABASE_URL: 'postgres://user@database.test/thicket',
  OIDC_ISSUER: 'https://identity.test',
  OIDC_CLIENT_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

it('without simulators every service must be configured; each missing one is named in a line', () => {
  expect(problems({}, {})).toEqual(
    ['DATABASE_URL', 'OIDC_ISSUER', 'STRIPE_SECRET_KEY', 'PHARMACY_URL', 'SMTP_URL', 'PAGER_URL'].map(
      required,
    ),
  );
  expect(problems(real, {})).toEqual(['PHARMACY_URL', 'SMTP_URL', 'PAGER_URL'].map(required));
});

it('a rehearsal of production simulates the database, the pharmacy, the mail server and the pager, nothing else', () => {
  expect(problems({}, rehearsalServices)).toEqual(['OIDC_ISSUER', 'STRIPE_SECRET_KEY'].map(required));
  expect(problems(real, rehearsalServices)).toEqual([]);
});

it('a pharmacy that is configured needs no simulator', () => {
  const mail = { SMTP_URL: 'smtps://mail.test', MAIL_FROM: 'Thicket <mail@thicket.test>' };
  const pager = { PAGER_URL: 'https://pager.test', PAGER_SECRET: 'sixteen characters' };
  expect(problems({ ...real, ...mail, ...pager, ...pharmacySettings }, {})).toEqual([]);
});

it('a server without its services does not start and opens nothing', async () => {
  const steps: string[] = [];
  await expect(
    startServer(readSettings({ APP_ENV: 'test' }), pino({ level: 'silent' }), {
      progress: (step) => steps.push(step),
    }),
  ).rejects.toThrow(required('PHARMACY_URL'));
  expect(steps).toEqual([]);
});
