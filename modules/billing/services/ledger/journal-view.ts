import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { accounts } from '../../domain/ledger/accounts.ts';
import { eventLabels } from '../../domain/ledger/event-labels.ts';
import type { Posting } from '../../domain/ledger/posting.ts';
import { sidesOf, trialBalance } from '../../domain/ledger/trial-balance.ts';
import { deskJournal, type InvoiceJournal } from '../../repositories/desk-journal.ts';
import { deskTasks } from '../../repositories/desk-tasks.ts';
import { canBeLowered } from '../desk/take-off-invoice.ts';

const balanceView = (postings: readonly Posting[]) => {
  const accountsOf = trialBalance(postings);
  return { accounts: accountsOf, ...sidesOf(accountsOf) };
};

const postingView = ({ account, amount }: Posting) => ({
  account,
  label: accounts[account].label,
  debit: Math.max(amount, 0),
  credit: Math.max(0 - amount, 0),
});

const invoiceView = ({ entries, ...invoice }: InvoiceJournal) => ({
  ...invoice,
  canBeLowered: canBeLowered({ status: invoice.invoiceStatus }),
  invoiceStatus: invoice.invoiceStatus.replaceAll('_', ' '),
  entries: entries.map(({ id, event, sourceId, at, postings }) => ({
    id,
    label: eventLabels[event],
    source: sourceId,
    at,
    postings: postings.map(postingView),
  })),
  balance: balanceView(entries.flatMap(({ postings }) => postings)),
});

/**
 * The journal of the invoice or order with a number, and the trial balance. `invoice` is null without a number, and when
 * there is none with it. Reading it is audited.
 */
export const journalView = async (scope: Scope, actor: Actor, number: string | null) => {
  const wanted = number?.trim().toUpperCase() ?? '';
  const journal = deskJournal(scope.read);
  const [found, sums, waiting] = await Promise.all([
    wanted === '' ? null : journal.ofNumber(wanted),
    journal.sums(),
    deskTasks(scope.read).waiting(),
  ]);
  await recordAudit(scope, {
    actor,
    action: 'journal.read',
    subject: found ? 'invoice' : 'desk',
    subjectId: found?.invoiceId ?? 'journal',
    detail: found ? { patientId: found.userId } : {},
  });
  return { number: wanted, invoice: found && invoiceView(found), balance: balanceView(sums), waiting };
};
