import { definePort } from '../scope.ts';

/**
 * What a request of Amazon SNS is. `refused`: it is not from a configured topic, or not as that topic sent it, or old; the reason
 * holds nothing of what it says. `unavailable`: SNS did not answer while it was checked or confirmed, so that it has to come again.
 */
export type TopicReading =
  | { readonly kind: 'notification'; readonly message: string }
  | { readonly kind: 'subscribed' | 'unsubscribed'; readonly topic: string }
  | { readonly kind: 'refused' | 'unavailable'; readonly reason: string }
  | { readonly kind: 'unreadable' };

/** Reads what Amazon SNS sends to us over https. Never called inside a transaction. */
export interface TopicMessages {
  /** False where no topic is configured. */
  readonly isOn: boolean;
  /** Verifies a request's body, and confirms the subscription of a configured topic. At most 10 seconds. */
  read(body: string): Promise<TopicReading>;
}

export const topicMessagesPort = definePort<TopicMessages>('server.topicMessages');
