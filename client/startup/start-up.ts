import { isCanonicalUuid } from '#kernel/uuid.ts';
import type { Utm } from './visitor-memory.ts';

/** What the server knows about the visitor. */
export interface FetchedVisitor {
  readonly leadId: string;
  readonly utm: Utm;
  readonly userId: string | null;
  /** An operator impersonates the user: nothing is counted for this visit. */
  readonly isImpersonated: boolean;
}

/** The visitor, as far as the start-up could determine. */
export interface StartedVisitor {
  readonly leadId: string | null;
  readonly userId: string | null;
  /** False: flags are loaded so that the page looks as it does for the user, but no event is sent. */
  readonly counts: boolean;
}

/** The steps one by one; the browser's are in `browser-steps.ts`. */
export interface StartUpSteps {
  /** Creates the session id, once per browser session. */
  openSession(): void;
  fetchVisitor(): Promise<FetchedVisitor | null>;
  rememberUtm(utm: Utm): void;
  /** Whether events are sent for this visit. */
  decideVisit(counts: boolean): void;
  /** The lead id in the address, which is then removed from the address. */
  takeLeadParameter(): string | null;
  leadCookie(): string | null;
  /** Stores the lead id in the cookie and in local storage. */
  storeLead(leadId: string): void;
  identify(userId: string): Promise<unknown>;
  fetchFlags(visitor: StartedVisitor): Promise<unknown>;
  failed(error: unknown): void;
}

/** Reports the failure of one step; the other steps still run. */
const attempt = async <T>(steps: StartUpSteps, step: () => T | Promise<T>): Promise<T | null> => {
  try {
    return await step();
  } catch (error) {
    steps.failed(error);
    return null;
  }
};

/** Counts the view of a rendered page. */
export type CountView = (count: () => void) => Promise<void>;

/**
 * Asks for lead id and campaign, stores the lead id, identifies the user if there is one, counts the page view and then
 * fetches the flags (S7.37, S7.38). Resolves when the first view may be counted, with the function that counts it and
 * later ones. During an impersonation the patient's flags apply, and nobody is identified or counted. Never rejects.
 */
export const startUp = async (steps: StartUpSteps): Promise<CountView> => {
  await attempt(steps, () => steps.openSession());
  const cookieBefore = await attempt(steps, () => steps.leadCookie());
  const answer = await attempt(steps, () => steps.fetchVisitor());
  // Signing out, here or in another tab, removed the cookie meanwhile: the answer is about the earlier visitor.
  const cookie = await attempt(steps, () => steps.leadCookie());
  const hasSignedOut = cookieBefore !== null && cookie === null;
  const fetched = hasSignedOut ? null : answer;
  if (fetched) await attempt(steps, () => steps.rememberUtm(fetched.utm));
  const parameter = await attempt(steps, () => steps.takeLeadParameter());
  const leadId = hasSignedOut ? null : ([parameter, cookie, fetched?.leadId].find(isCanonicalUuid) ?? null);
  if (leadId) await attempt(steps, () => steps.storeLead(leadId));
  const userId = fetched?.userId ?? null;
  const counts = !fetched?.isImpersonated;
  await attempt(steps, () => steps.decideVisit(counts));
  if (userId && counts) await attempt(steps, () => steps.identify(userId));

  let flagsFetched = false;
  return async (count) => {
    if (counts) await attempt(steps, count);
    if (flagsFetched) return;
    flagsFetched = true;
    await attempt(steps, () => steps.fetchFlags({ leadId, userId, counts }));
  };
};
