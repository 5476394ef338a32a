import express from 'express';
import { topicMessagesPort } from '#server/ports/topic-messages.ts';
import type { Scope } from '#server/scope.ts';
import type { AddressReport } from '../domain/address-report.ts';
import { readSesEvent } from '../domain/ses-event.ts';
import { REPORT_LIMIT, reportsRouter } from './reports-router.ts';

/** What SES published in one of our topics. */
const published = (message: string, scope: Scope): readonly AddressReport[] | number => {
  const reports = readSesEvent(message);
  if (reports !== 'unreadable') return reports;
  scope.log.error('A report of Amazon SES could not be read.');
  return 400;
};

/** What Amazon SNS sent, or somebody else. Nothing that it says is logged but the name of a topic of ours. */
const read = async (body: unknown, scope: Scope): Promise<readonly AddressReport[] | number> => {
  const reading = await scope.use(topicMessagesPort).read(typeof body === 'string' ? body : '');
  const { log } = scope;
  switch (reading.kind) {
    case 'notification':
      return published(reading.message, scope);
    case 'subscribed':
      log.info(
        { topic: reading.topic },
        'Amazon SNS reports bounces and complaints of this topic from now on.',
      );
      return [];
    case 'unsubscribed':
      log.error(
        { topic: reading.topic },
        'Amazon SNS ended the subscription to this topic: bounces and complaints are not reported any more.',
      );
      return [];
    case 'refused':
      log.warn({ reason: reading.reason }, 'A message to the address for Amazon SNS was refused.');
      return 403;
    case 'unavailable':
      log.warn({ reason: reading.reason }, 'Amazon SNS did not answer and has to send its message again.');
      return 503;
    case 'unreadable':
      return 400;
  }
};

/**
 * Receives the reports of Amazon SES about bounces and complaints, which Amazon SNS signs. 404 without the setting, 403 for what none
 * of our topics sent, 400 for what is no message.
 */
export const sesRouter = reportsRouter({
  refusal: (_request, scope) => (scope.use(topicMessagesPort).isOn ? null : 404),
  // SNS says that its JSON is text/plain.
  body: express.text({ type: () => true, limit: REPORT_LIMIT }),
  read,
});
