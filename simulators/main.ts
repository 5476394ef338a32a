import { readSettings, SettingsError, simulatedInRehearsals } from '#config/settings.ts';
import { runProcess } from '#server/run-process.ts';
import { createSimulatedServices, rehearsalServices } from './simulated-services.ts';

/**
 * The product with its simulators: demo, development and tests. With APP_ENV=production it starts only with
 * REHEARSE_PRODUCTION=true, for a rehearsal: production's pages, clock and accounts on an embedded
 * database, with a simulated pharmacy, mail server and pager, so that pages can be measured on a machine without them.
 */
runProcess(() => {
  if (process.env.APP_ENV !== 'production')
    return { settings: readSettings(process.env), simulated: createSimulatedServices() };
  if (process.env.REHEARSE_PRODUCTION !== 'true')
    throw new SettingsError(['APP_ENV: must not be production for this program, which simulates services']);
  return {
    settings: readSettings(process.env, simulatedInRehearsals),
    simulated: rehearsalServices,
  };
});
