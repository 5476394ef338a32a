import { isCanonicalUuid } from '#kernel/uuid.ts';
import type { Utm } from './visitor-memory.ts';

/** What the server knows of who visits. */
export interface FetchedVisitor {
  readonly leadId: string;
  readonly utm: Utm;
  readonly userId: string | null;
  /** An operator looks in the user's place: the visit is not the user's, and counts as nobody's. */
  readonly isImpersonated: boolean;
}

/** Who visits, as far as the start-up could learn it. */
export interface StartedVisitor {
  readonly leadId: string | null;
  readonly userId: string | null;
  /** False: flags are fetched so that the page looks as the user's, and nothing is told of it. */
  readonly counts: boolean;
}

/** Each step on its own; the browser's are in `browser-steps.ts`. */
export interface StartUpSteps {
  /** Creates the session id, once a browser session. */
  openSession(): void;
  fetchVisitor(): Promise<FetchedVisitor | null>;
  rememberUtm(utm: Utm): void;
  /** Whether anything is told of this visit. */
  decideVisit(counts: boolean): void;
  /** The lead id in the address, which is taken out of it. */
  takeLeadParameter(): string | null;
  leadCookie(): string | null;
  /** Into the cookie and local storage. */
  storeLead(leadId: string): void;
  identify(userId: string): Promise<unknown>;
  fetchFlags(visitor: StartedVisitor): Promise<unknown>;
  failed(error: unknown): void;
}

/** What goes wrong in one step is told and stops none of the others. */
const attempt = async <T>(steps: StartUpSteps, step: () => T | Promise<T>): Promise<T | null> => {
  try {
    return await step();
  } catch (error) {
    steps.failed(error);
    return null;
  }
};

/** Counts the view of a page that was drawn. */
export type CountView = (count: () => void) => Promise<void>;

/**
 * “The shell fetches the lead id and UTM params. It stores the lead id in a cookie and local storage, taking it from a
 * query parameter first, then the cookie, then the server value. It identifies the user if one exists and registers a
 * page view. It then fetches the feature flags” (specification, section 7). Resolves when it is time for the first view,
 * with what counts this and the later ones. An operator's visit in a patient's place shows the patient's flags, and
 * nobody is identified or counted. Never rejects.
 */
export const startUp = async (steps: StartUpSteps): Promise<CountView> => {
  await attempt(steps, () => steps.openSession());
  const fetched = await attempt(steps, () => steps.fetchVisitor());
  if (fetched) await attempt(steps, () => steps.rememberUtm(fetched.utm));
  const parameter = await attempt(steps, () => steps.takeLeadParameter());
  const cookie = await attempt(steps, () => steps.leadCookie());
  const leadId = [parameter, cookie, fetched?.leadId].find(isCanonicalUuid) ?? null;
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
