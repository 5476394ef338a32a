import { readSettings, SettingsError } from '#config/settings.ts';
import { runProcess } from './run-process.ts';

/** Production. Demo, development and tests start simulators/main.ts; nothing here imports a simulator. */
runProcess(() => {
  const settings = readSettings(process.env);
  if (!settings.isProduction)
    throw new SettingsError([
      'APP_ENV: must be production for this program; "npm start" runs the one with simulators for any other',
    ]);
  return { settings };
});
