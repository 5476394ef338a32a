import { type FlagValues, flagValues } from '#config/flag-catalogue.ts';
import type { Actor } from './actor.ts';
import type { RequestFlags } from './flags/flags.ts';

export type UserRole = 'patient' | 'clinician' | 'operator';

export interface SignedInUser {
  readonly id: string;
  readonly role: UserRole;
  readonly email: string;
  readonly impersonatorId: string | null;
}

export type HostName = 'marketing' | 'app' | 'admin';

/** Where a visitor came from, by the marketing parameters of an address. */
export type UtmParams = Readonly<
  Partial<Record<'source' | 'medium' | 'campaign' | 'content' | 'term', string>>
>;

/** Who asks, once per request. A visitor has a lead id as soon as he does something worth keeping. */
export interface Viewer {
  readonly host: HostName;
  readonly requestId: string;
  readonly leadId: string | null;
  /** Left out by those who act without a browser. */
  readonly utm?: UtmParams;
  /** He agreed that others are told of open pages, and no Global Privacy Control says otherwise. */
  readonly mayShare?: boolean;
  readonly user: SignedInUser | null;
  /** Evaluated once; left out by those who act without a browser. */
  readonly flags?: RequestFlags;
  readonly ip: string;
  readonly userAgent: string;
}

export const viewerActor = (viewer: Viewer): Actor => ({
  role: viewer.user?.role ?? 'visitor',
  id: viewer.user?.id ?? viewer.leadId,
  impersonatorId: viewer.user?.impersonatorId ?? null,
});

const defaults = flagValues({});

/** The value of every feature flag for who asks; the defaults where nobody evaluated them. */
export const flagsOf = (viewer: Viewer): FlagValues => viewer.flags?.values ?? defaults;

const viewers = new WeakMap<object, Viewer>();

/** Notes who sent a request; done once per request, by whoever reads the session. */
export const rememberViewer = (request: object, viewer: Viewer): void => {
  viewers.set(request, viewer);
};

/** Who sent a request. Throws when the viewer was not read for its route, which is a mistake of ours. */
export const viewerOf = (request: object): Viewer => {
  const viewer = viewers.get(request);
  if (!viewer) throw new Error('The viewer was not read for this route.');
  return viewer;
};
