import { isUuid } from '#kernel/uuid.ts';
import type { TextReport } from '#server/ports/text-messages.ts';
import type { Scope } from '#server/scope.ts';
import { type TextState, textMessageRepository } from '../repositories/text-messages.ts';
import { blockNumber } from './block-number.ts';

/** What a report still changes: reports may come twice, late, in the wrong order, or before the answer to our request. */
const unreported: readonly TextState[] = ['queued', 'withdrawn', 'unknown', 'accepted'];

/** Stores what the provider reports about a text; a repeat changes nothing. */
export const takeReport = (scope: Scope, report: TextReport): Promise<void> =>
  scope.transaction(async (tx) => {
    if (!isUuid(report.textId)) return;
    const at = tx.clock.now();
    const { follow } = textMessageRepository(tx.db);
    if (report.kind === 'sent') await follow(report.textId, unreported, { state: 'sent', at });
    const whileSent = [...unreported, 'sent'] as const;
    if (report.kind === 'delivered') await follow(report.textId, whileSent, { state: 'delivered', at });
    if (report.kind === 'sent' || report.kind === 'delivered') return;
    const { kind, textId, reason: problem } = report;
    const number = await follow(textId, whileSent, { state: 'refused', at, problem });
    if (number === null) return;
    await blockNumber(tx, number, kind);
    tx.log.warn({ textId, problem }, 'A text message was not delivered.');
  });
