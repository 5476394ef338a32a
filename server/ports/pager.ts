import { definePort } from '../scope.ts';

/** Who a page is for. The receiver decides how to reach them. */
export type PageGroup = 'assigned' | 'on_duty' | 'licensed' | 'directors';

/**
 * A page as it goes out. It says that somebody is needed, and nothing else: no name, no state, nothing about health.
 */
export interface Page {
  /** The same at every attempt: the receiver takes a repeat for the page that it has. */
  readonly id: string;
  /** Number of the alert; the pages of one alert share it. */
  readonly alert: string;
  /** How far the alert has escalated. */
  readonly level: 1 | 2 | 3;
  readonly audience: {
    readonly group: PageGroup;
    /** Ids of the clinicians; empty for a group that only the receiver knows. */
    readonly recipients: readonly string[];
  };
  /** By when somebody has to have acted. */
  readonly deadline: Date;
  /** The case at the desk, which asks to sign in. */
  readonly link: string;
}

/** `refused`: the receiver does not want this page, as with a wrong secret. `unavailable`: no answer, or try again. */
export type PageOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused' | 'unavailable'; readonly reason: string };

/** Tells people at once that they are needed. Never called inside a transaction. */
export interface Pager {
  /** At most 10 seconds. */
  send(page: Page): Promise<PageOutcome>;
}

export const pagerPort = definePort<Pager>('server.pager');
