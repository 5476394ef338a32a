import { definePort } from '#server/scope.ts';
import type { Notice } from './index.ts';

/** News and offers by email: only to people who agreed to them, and with a link to unsubscribe without signing in. */
export interface Marketing {
  /**
   * Sends the message if the person currently agrees to news and offers; false otherwise. Unsubscribe instructions are
   * added to the text. Text and subject must not mention health.
   */
  send(userId: string, write: () => Notice): Promise<boolean>;
}

export const marketingPort = definePort<Marketing>('account.marketing');
