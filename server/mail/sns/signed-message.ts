import { type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';

/** No line breaks: they separate the fields of the signed text. */
const line = z.string().max(2_000).regex(/^.+$/);

const common = {
  MessageId: z.string().regex(/^[\w-]{1,100}$/),
  TopicArn: line,
  Message: z.string(),
  Timestamp: z.iso.datetime(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.base64().max(2_000),
  SigningCertURL: line,
};

/** https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html */
const shape = z.discriminatedUnion('Type', [
  z.object({ ...common, Type: z.literal('Notification'), Subject: line.optional() }),
  z.object({
    ...{ ...common, SubscribeURL: line, Token: line },
    Type: z.enum(['SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  }),
]);

/** A message as Amazon SNS sends it; nobody has verified it yet. */
export type SignedMessage = z.output<typeof shape>;

/** Null for what is none. */
export const readSignedMessage = (body: string): SignedMessage | null => {
  try {
    return shape.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
};

/** Names and values of the fields that are signed, in the order of their names. */
const signedText = (message: SignedMessage): string => {
  const { Message, MessageId, Timestamp, TopicArn, Type } = message;
  const own =
    message.Type === 'Notification'
      ? { Subject: message.Subject }
      : { SubscribeURL: message.SubscribeURL, Token: message.Token };
  return Object.entries({ Message, MessageId, Timestamp, TopicArn, Type, ...own })
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('');
};

const HASHES = { 1: 'sha1', 2: 'sha256' } as const;

/** Whether the owner of the key signed all that the message says. */
export const isSignedBy = (key: KeyObject, message: SignedMessage): boolean =>
  verify(
    HASHES[message.SignatureVersion],
    Buffer.from(signedText(message)),
    key,
    Buffer.from(message.Signature, 'base64'),
  );
