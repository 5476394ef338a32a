import { readSettings, SettingsError } from '#config/settings.ts';

/** DATABASE_URL of a command that has no other database. Throws a SettingsError when it is missing or no address. */
export const requiredUrl = (): string => {
  const { DATABASE_URL: url } = readSettings({ DATABASE_URL: process.env.DATABASE_URL });
  if (url === undefined) throw new SettingsError(['DATABASE_URL: is required']);
  return url;
};
