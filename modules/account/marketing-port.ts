import { definePort } from '#server/scope.ts';
import type { Notice } from './index.ts';

/** News and offers by email: only to people who agreed to them, and with a link that ends them without signing in. */
export interface Marketing {
  /**
   * Sends it to somebody who agrees to news and offers now; false when they do not. The way to unsubscribe is added to the
   * text. Names no health matter, least of all in its subject.
   */
  send(userId: string, write: () => Notice): Promise<boolean>;
}

export const marketingPort = definePort<Marketing>('account.marketing');
