import type { ActorRole } from '#config/define-machine.ts';
import { type FlagValues, flagValues } from '#config/flag-catalogue.ts';
import type { StaffRole } from '#config/staff-roles.ts';
import type { Actor } from './actor.ts';
import type { RequestFlags } from './flags/flags.ts';

export type UserRole = 'patient' | StaffRole;

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

/** What a page may say about a sign-in. */
export interface SignInKind {
  readonly hasSecondFactor: boolean;
  /** False for a second provider, such as Google, which does not tell how somebody signed in. */
  readonly isAtOwnProvider: boolean;
}

/** Who sent a request. A visitor has a lead id as soon as there is something to store for them. */
export interface Viewer {
  readonly host: HostName;
  readonly requestId: string;
  readonly leadId: string | null;
  /** Absent for actors without a browser. */
  readonly utm?: UtmParams;
  /** True when the visitor agreed to share open pages with third parties and sends no Global Privacy Control. */
  readonly mayShare?: boolean;
  readonly user: SignedInUser | null;
  /** Set when the session is of staff who signed in without a second factor: `user` is null then. */
  readonly lacksSecondFactor?: boolean;
  /** How the signed-in person signed in; absent for visitors, and for staff who act for a patient. */
  readonly signIn?: SignInKind;
  /** Set when a program asks with a token: `user` made it, and only what `scopes` open is answered. */
  readonly token?: { readonly id: string; readonly name: string; readonly scopes: readonly string[] };
  /** In which the signed-in person reads dates; absent for visitors. */
  readonly timeZone?: string;
  /** Mail servers refuse the address of the signed-in person. */
  readonly emailIsRefused?: boolean;
  /** Names the session to its owner: the hash of its cookie. Absent without one. */
  readonly sessionId?: string;
  /** Evaluated once; absent for actors without a browser. */
  readonly flags?: RequestFlags;
  readonly ip: string;
  readonly userAgent: string;
}

/** What records call somebody who acts: all staff but clinicians are operators there, and `id` says who it was. */
const actorRole = (role: UserRole): ActorRole =>
  role === 'patient' || role === 'clinician' ? role : 'operator';

export const viewerActor = (viewer: Viewer): Actor => ({
  role: viewer.user ? actorRole(viewer.user.role) : 'visitor',
  id: viewer.user?.id ?? viewer.leadId,
  impersonatorId: viewer.user?.impersonatorId ?? null,
  ...(viewer.token && { token: { id: viewer.token.id, name: viewer.token.name } }),
});

const defaults = flagValues({});

/** The viewer's value of every feature flag; the defaults when they were not evaluated. */
export const flagsOf = (viewer: Viewer): FlagValues => viewer.flags?.values ?? defaults;

const viewers = new WeakMap<object, Viewer>();

/** Attaches the viewer to a request; done once per request, by the code that reads the session. */
export const rememberViewer = (request: object, viewer: Viewer): void => {
  viewers.set(request, viewer);
};

/** Who sent a request. Throws when the viewer was not read for its route, which is a defect in our code. */
export const viewerOf = (request: object): Viewer => {
  const viewer = viewers.get(request);
  if (!viewer) throw new Error('The viewer was not read for this route.');
  return viewer;
};
