import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** The topic that tests configure. */
export const TOPIC = 'arn:aws:sns:us-east-1:123456789012:email-reports';

/** A message as SNS posts it. */
export type SnsMessage = Readonly<Record<string, string>>;

/** The fields that SNS signs, as its documentation lists them. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  other: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
};

const newSigner = (until: Date) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = 'sns.amazonaws.com';
  const from = new Date('2026-01-01T00:00:00Z');
  return { privateKey, pem: selfSignedCertificate({ name, publicKey, privateKey, from, until }) };
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
  const signers = {
    valid: newSigner(new Date('2036-01-01T00:00:00Z')),
    expired: newSigner(new Date('2026-11-01T00:00:00Z')),
  };
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
  app.get(paths.valid, (_request, response) => void response.type('text').send(signers.valid.pem));
  app.get(paths.expired, (_request, response) => void response.type('text').send(signers.expired.pem));
  app.get('/', ({ query }, response) => {
    response.status(query.Action === 'ConfirmSubscription' && query.Token ? 200 : 400).end();
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Signs the fields that are there. */
  const sign = (message: SnsMessage, by: 'valid' | 'expired' = 'valid'): SnsMessage => {
    const names = message.Type === 'Notification' ? SIGNED.Notification : SIGNED.other;
    const text = names.map((name) => (name in message ? `${name}\n${message[name]}\n` : '')).join('');
    const hash = message.SignatureVersion === '2' ? 'sha256' : 'sha1';
    return {
      ...message,
      SigningCertURL: url + paths[by],
      Signature: createSign(hash).update(text).sign(signers[by].privateKey, 'base64'),
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
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
