import { reportError } from '#client/errors/report-error.ts';
import type { BrowserFlagValues, ReportedFlagName } from '#config/flag-catalogue.ts';

/** Attributes of a person that may be sent: values of fixed lists, never health data. */
export interface FlagAttributes {
  readonly host?: 'marketing' | 'app' | 'admin';
  readonly device?: 'phone' | 'tablet' | 'desktop';
  readonly isSignedIn?: boolean;
}

type Received = Partial<BrowserFlagValues>;

const flagsIn = (answer: unknown): Received => {
  const { featureFlags } = { featureFlags: {}, ...(typeof answer === 'object' ? answer : null) };
  return typeof featureFlags === 'object' ? { ...featureFlags } : {};
};

/** The result when the flag service fails: no flags (S8.13). */
const ask = async (path: string, body: object): Promise<Received> => {
  const query = new URLSearchParams({ body: JSON.stringify(body) });
  try {
    const response = await fetch(`/api/${path}?${query}`, { credentials: 'same-origin', keepalive: true });
    if (response.ok) return flagsIn(await response.json());
    throw new Error(`The flag service answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  } catch (error) {
    reportError(error);
    return {};
  }
};

/** The feature-flag proxy (S7.27). Keys are lead or user ids; every call returns flags and never throws. */
export const flagProxy = {
  flags: (body: { userKey: string; custom: FlagAttributes }) => ask('ld-get-flags', body),
  identify: (body: { data: FlagAttributes; userKey: string }) => ask('ld-identify', body),
  track: (body: { data: FlagAttributes; key: string; metricValue: number | null; userKey: string }) =>
    ask('ld-track', body),
  exposure: (body: {
    anonymousId: string | null;
    flagName: ReportedFlagName;
    key: string;
    userId: string | null;
    additionalContextAttributes: FlagAttributes;
  }) => ask('ld-exposure', body),
  close: () => ask('ld-close', {}),
};
