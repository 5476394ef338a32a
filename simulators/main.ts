import { readSettings, SettingsError } from '#config/settings.ts';
import { runProcess } from '#server/run-process.ts';
import { createSimulatedServices, rehearsalServices } from './simulated-services.ts';

/**
 * The product with its simulators: demo, development and tests. With APP_ENV=production it starts only with
 * REHEARSE_PRODUCTION=true, for a rehearsal: production's pages, clock and accounts on an embedded
 * database, a simulated pharmacy and a simulated mail server, so that pages can be measured on a machine without either.
 */
runProcess(() => {
  if (process.env.APP_ENV !== 'production')
    return { settings: readSettings(process.env), simulated: createSimulatedServices() };
  if (process.env.REHEARSE_PRODUCTION !== 'true')
    throw new SettingsError(['APP_ENV: must not be production for this program, which simulates services']);
  return {
    settings: readSettings(process.env, [
      'DATABASE_URL',
      'PHARMACY_URL',
      'PHARMACY_API_KEY',
      'SMTP_URL',
      'MAIL_FROM',
    ]),
    simulated: rehearsalServices,
  };
});
