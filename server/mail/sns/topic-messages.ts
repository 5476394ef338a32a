import { type Clock, systemClock } from '#kernel/clock.ts';
import type { TopicMessages, TopicReading } from '../../ports/topic-messages.ts';
import { isSignedBy, readSignedMessage, type SignedMessage } from './signed-message.ts';
import { createSigningKeys } from './signing-keys.ts';
import {
  amazonOrigin,
  isCertificateAt,
  isConfirmationAt,
  regionOf,
  type SnsOrigin,
} from './sns-addresses.ts';

const TIMEOUT_MS = 5_000;

/** SNS repeats a message for an hour at most, and waits for each answer. */
const VALID_MS = 75 * 60_000;
/** Its clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;

const refused = (reason: string): TopicReading => ({ kind: 'refused', reason });
const unavailable = (reason: string): TopicReading => ({ kind: 'unavailable', reason });

/**
 * Messages of these topics of Amazon SNS (docs/decisions/email.md). The clock is the machine's, because SNS writes the time of its own.
 * `originOf`: another SNS than Amazon's, for tests.
 */
export const createTopicMessages = ({
  topics,
  clock = systemClock,
  originOf = amazonOrigin,
  timeoutMs = TIMEOUT_MS,
}: {
  readonly topics: readonly string[];
  readonly clock?: Clock;
  readonly originOf?: SnsOrigin;
  readonly timeoutMs?: number;
}): TopicMessages => {
  const keys = createSigningKeys({ clock, timeoutMs });

  /** Why it does not count; null for a message as a topic of ours sent it. */
  const problemOf = async (message: SignedMessage): Promise<TopicReading | null> => {
    const { TopicArn: topic, Timestamp, SigningCertURL: address } = message;
    if (!topics.includes(topic)) return refused('another topic');
    const age = clock.now().getTime() - new Date(Timestamp).getTime();
    if (age > VALID_MS || age < -AHEAD_MS) return refused('another time');
    if (!isCertificateAt(originOf(regionOf(topic)), address)) return refused('a certificate from elsewhere');
    const key = await keys.at(address);
    if (key === 'unavailable') return unavailable('no certificate');
    if (key === 'none') return refused('no valid certificate');
    return isSignedBy(key, message) ? null : refused('the signature');
  };

  const confirm = async (topic: string, address: string): Promise<TopicReading> => {
    if (!isConfirmationAt(originOf(regionOf(topic)), address)) return refused('a confirmation elsewhere');
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      return response.ok ? { kind: 'subscribed', topic } : unavailable(`HTTP ${response.status}`);
    } catch {
      return unavailable('no answer');
    }
  };

  return {
    isOn: topics.length > 0,
    read: async (body) => {
      const message = readSignedMessage(body);
      if (!message) return { kind: 'unreadable' };
      const problem = await problemOf(message);
      if (problem) return problem;
      const { TopicArn: topic } = message;
      if (message.Type === 'Notification') return { kind: 'notification', message: message.Message };
      if (message.Type === 'UnsubscribeConfirmation') return { kind: 'unsubscribed', topic };
      return confirm(topic, message.SubscribeURL);
    },
  };
};
