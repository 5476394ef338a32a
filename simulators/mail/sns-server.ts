import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import express from 'express';
import { serveOnLoopback } from '../serve-on-loopback.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** The topic in which the simulated SES reports. */
export const TOPIC = 'arn:aws:sns:us-east-1:123456789012:email-reports';

/** A message as SNS posts it. */
export type SnsMessage = Readonly<Record<string, string>>;

/** The fields that SNS signs, as its documentation lists them. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  other: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};

const newSigner = (until: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = 'sns.amazonaws.com';
  const from = new Date('2020-01-01T00:00:00Z');
  const pem = selfSignedCertificate({ name, publicKey, privateKey, from, until: new Date(until) });
  return { privateKey, pem };
};

/** A key takes a moment to make, and that of an old certificate is seldom needed. */
const makeSigners = () => {
  const valid = newSigner('2036-01-01T00:00:00Z');
  let expired: typeof valid | null = null;
  return (which: 'valid' | 'expired') => {
    if (which === 'valid') return valid;
    expired ??= newSigner('2026-11-01T00:00:00Z');
    return expired;
  };
};

/**
 * Amazon SNS on loopback, as far as it is used: it serves the certificates of its keys and confirms subscriptions, and makes messages
 * that it has signed. `fail` answers the next requests with a status.
 */
export const startSnsServer = async () => {
  const paths = {
    valid: `/SimpleNotificationService-${'a'.repeat(32)}.pem`,
    expired: '/SimpleNotificationService-old.pem',
  };
  const signerOf = makeSigners();
  const asked: string[] = [];
  const failures: number[] = [];
  const app = express();
  app.use((request, response, next) => {
    asked.push(request.url);
    const failure = failures.shift();
    if (failure === 302) return void response.redirect('/elsewhere.pem');
    if (failure) return void response.status(failure).end();
    next();
  });
  app.get(paths.valid, (_request, response) => void response.type('text').send(signerOf('valid').pem));
  app.get(paths.expired, (_request, response) => void response.type('text').send(signerOf('expired').pem));
  app.get('/', ({ query }, response) => {
    response.status(query.Action === 'ConfirmSubscription' && query.Token ? 200 : 400).end();
  });
  const server = await serveOnLoopback(app);
  const { url } = server;

  /** Signs the fields that are there. */
  const sign = (message: SnsMessage, by: 'valid' | 'expired' = 'valid'): SnsMessage => {
    const names = message.Type === 'Notification' ? SIGNED.Notification : SIGNED.other;
    const text = names.map((name) => (name in message ? `${name}\n${message[name]}\n` : '')).join('');
    const hash = message.SignatureVersion === '2' ? 'sha256' : 'sha1';
    return {
      ...message,
      SigningCertURL: url + paths[by],
      Signature: createSign(hash).update(text).sign(signerOf(by).privateKey, 'base64'),
    };
  };
  const common = (at: Date): SnsMessage => ({
    ...{ MessageId: randomUUID(), TopicArn: TOPIC, Timestamp: at.toISOString(), SignatureVersion: '2' },
  });
  return {
    url,
    /** Paths that were asked for. */
    asked,
    sign,
    /** A notification with this content; `more` is signed with it. */
    notification: (content: object | string, at: Date, more: SnsMessage = {}): SnsMessage =>
      sign({
        ...{ ...common(at), Type: 'Notification', Subject: 'Amazon SES Email Event Notification' },
        Message: typeof content === 'string' ? content : JSON.stringify(content),
        ...more,
      }),
    /** What is sent when somebody subscribes or unsubscribes the address. */
    confirmation: (
      Type: 'SubscriptionConfirmation' | 'UnsubscribeConfirmation',
      at: Date,
      more: SnsMessage = {},
    ): SnsMessage =>
      sign({
        ...{
          ...common(at),
          Type,
          Token: 'token',
          Message: 'You have chosen to subscribe.\nVisit the SubscribeURL.',
        },
        SubscribeURL: `${url}/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=token`,
        ...more,
      }),
    fail: (...statuses: readonly number[]) => void failures.push(...statuses),
    stop: server.stop,
  };
};
