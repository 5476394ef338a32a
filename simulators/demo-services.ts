import { SettingsError } from '#config/settings.ts';

/** Services that the demo simulates only when it is asked to: `DEMO_SERVICES=mixpanel,ses npm run demo`. */
const names = ['mixpanel', 'postmark', 'ses'] as const;

export interface DemoServices {
  /** How email goes out: to a mail server, by Postmark's API, or by Amazon SES. */
  readonly mail: 'smtp' | 'postmark' | 'ses';
  /** Whether events of visitors who agreed are sent to Mixpanel; their visitors are asked then. */
  readonly hasMixpanel: boolean;
}

/** Reads DEMO_SERVICES, a variable of the programs with simulators only. */
export const readDemoServices = (written: string | undefined): DemoServices => {
  const wanted = (written ?? '').split(',').map((one) => one.trim());
  const unknown = wanted.filter((one) => one !== '' && !names.some((name) => name === one));
  if (unknown.length > 0)
    throw new SettingsError([`DEMO_SERVICES: takes ${names.join(', ')}, with commas between them`]);
  const [postmark, ses] = [wanted.includes('postmark'), wanted.includes('ses')];
  if (postmark && ses)
    throw new SettingsError(['DEMO_SERVICES: takes postmark or ses, because all email goes one way']);
  const other = postmark ? 'postmark' : 'ses';
  return { mail: postmark || ses ? other : 'smtp', hasMixpanel: wanted.includes('mixpanel') };
};
