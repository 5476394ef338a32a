import type { Settings } from '#config/settings.ts';
import type { HostName } from '../viewer.ts';

export interface Hosts {
  /** The roles of an origin: several when hosts share one origin, none when it is not ours. */
  rolesOf(host: string | undefined): readonly HostName[];
  /** The origin that must serve a page, or null when the current one may serve it. */
  redirectFor(pageHost: HostName | 'both', current: readonly HostName[]): string | null;
}

const names = ['marketing', 'app', 'admin'] as const;

/** Knows which configured origin a request was sent to, by its Host header (S2.10). */
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
