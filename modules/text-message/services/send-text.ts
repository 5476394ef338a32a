import { z } from 'zod';
import { defineJob, handleJob } from '#server/jobs/define-job.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import { type TextOutcome, textMessagesPort } from '#server/ports/text-messages.ts';
import type { Scope } from '#server/scope.ts';
import { nextMorning, secondsToDeliver } from '../domain/quiet-hours.ts';
import { textRecipientsPort } from '../index.ts';
import { type StoredText, type TextState, textMessageRepository } from '../repositories/text-messages.ts';
import { textNumberRepository } from '../repositories/text-numbers.ts';
import { blockNumber } from './block-number.ts';

/** Sends one text message of the outbox. */
export const sendTextKind = defineJob('textMessage.send', z.object({ textId: z.string() }));

/** When two requests ended without an outcome, a third could repeat the text twice. */
const MOST_UNKNOWN_TRIES = 2;
const MOST_PER_SWEEP = 200;

/** A text that is sent now, and how long the provider may take. */
interface Taken {
  readonly text: StoredText;
  readonly validSeconds: number;
}

/** Decides in one transaction whether a text is sent now, and counts the request before it is made. */
const take = async (tx: Scope, id: string): Promise<Taken | null> => {
  const texts = textMessageRepository(tx.db);
  const now = tx.clock.now();
  const text = await texts.lockDue(id, now);
  if (!text) return null;
  const end = async (state: TextState): Promise<null> => {
    await texts.finish(id, { state, at: now });
    return null;
  };
  const isBlocked = await textNumberRepository(tx.db).isBlocked(text.number);
  const timeZone = isBlocked ? null : await tx.use(textRecipientsPort).timeZoneFor(text);
  if (timeZone === null) return end('withdrawn');
  if (text.expiresAt <= now) return end('expired');
  if (text.unknownTries >= MOST_UNKNOWN_TRIES) return end('unknown');
  const validSeconds = secondsToDeliver(now, timeZone);
  if (validSeconds === null) {
    const morning = nextMorning(now, timeZone);
    if (text.expiresAt <= morning) return end('expired');
    await texts.postpone(id, morning);
    return null;
  }
  await texts.begin(text, now);
  return { text, validSeconds };
};

const store = async (scope: Scope, { id, kind, number }: StoredText, outcome: TextOutcome): Promise<void> => {
  const texts = textMessageRepository(scope.db);
  const at = scope.clock.now();
  if (outcome.kind === 'accepted') {
    await texts.accept(id, outcome.providerId, at);
    return;
  }
  const { kind: what, reason: problem } = outcome;
  const fields = { textId: id, kind, problem };
  if (what === 'not_sent' || what === 'unknown') {
    if (what === 'not_sent') await texts.wasNotSent(id, problem);
    else await texts.mayBeSent(id, problem);
    scope.log.warn(fields, 'A text message could not be sent and will be tried again.');
    return;
  }
  await scope.transaction(async (tx) => {
    await textMessageRepository(tx.db).finish(id, { state: 'refused', at, problem });
    await blockNumber(tx, number, what);
  });
  if (what === 'text_refused') scope.log.error(fields, 'The provider refused a text message.');
};

/**
 * Sends a text that is due, outside of any transaction. Two processes never send it at the same time. The provider has no
 * idempotency keys: a process that is killed between its answer and storing it repeats the text, once at most
 * (docs/decisions/text-messages.md).
 */
const sendText = async (scope: Scope, id: string): Promise<void> => {
  const taken = await scope.transaction((tx) => take(tx, id));
  if (!taken) return;
  const { text, validSeconds } = taken;
  const { number: to, body } = text;
  await store(scope, text, await scope.use(textMessagesPort).send({ id, to, body, validSeconds }));
};

/** The first try, right after the transaction. */
export const sendTextJob = handleJob(sendTextKind, (scope, { textId }) => sendText(scope, textId));

/** Every later try, and what waited for the morning. */
export const sendWaitingTexts: SweepDefinition = {
  id: 'textMessage.send-waiting',
  due: (scope) => [textMessageRepository(scope.db).due(scope.clock.now(), MOST_PER_SWEEP)],
  run: async (scope) => {
    const due = await textMessageRepository(scope.db).due(scope.clock.now(), MOST_PER_SWEEP);
    await eachByItself(scope, 'textMessage.send-waiting', due, (id) => sendText(scope, id));
  },
};
