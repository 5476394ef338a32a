import type { Settings } from '#config/settings.ts';
import type { HostName } from '../viewer.ts';

export interface Hosts {
  /** The roles an origin plays: several when origins are configured alike, none when it is not ours. */
  rolesOf(host: string | undefined): readonly HostName[];
  /** The origin that must serve a page, or null when the page may be served right here. */
  redirectFor(pageHost: HostName | 'both', current: readonly HostName[]): string | null;
}

const names = ['marketing', 'app', 'admin'] as const;

/** Knows which of the configured origins a request came to, by its Host header (S2.10). */
export const createHosts = (settings: Settings): Hosts => {
  const byHost = new Map<string, HostName[]>();
  for (const name of names) {
    const host = new URL(settings.origins[name]).host;
    byHost.set(host, [...(byHost.get(host) ?? []), name]);
  }
  return {
    rolesOf: (host) => byHost.get((host ?? '').toLowerCase()) ?? [],
    redirectFor: (pageHost, current) =>
      pageHost === 'both' || current.includes(pageHost) ? null : settings.origins[pageHost],
  };
};
