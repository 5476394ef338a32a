import { readInput } from '#kernel/input/read-input.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { linesTotal } from '../../domain/checkout/invoice-line.ts';
import { takeOff, takeOffProblem } from '../../domain/checkout/take-off.ts';
import { takeOffInput } from '../../domain/desk/take-off-input.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { lowerAgreement } from '../agreement/invoice-agreement.ts';
import { withLockedInvoice } from '../charging/with-locked-invoice.ts';
import { notifyPatient } from '../parcels/notify-patient.ts';

/** Due, and no charge is in progress. */
export const canBeLowered = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'open' || status === 'failed_unpaid';

/**
 * An operator takes an amount off an invoice that is due, with a line of the kind `custom`: its patient is told, and what they
 * agreed to covers the lower amount. An amount that nobody agreed to cannot be added. Returns the cents that are left. FORBIDDEN
 * for others; NOT_FOUND; CONFLICT for one that is not due; BAD_USER_INPUT names the field.
 */
export const takeOffInvoice = async (
  scope: Scope,
  actor: Actor,
  { invoiceNumber, ...input }: { readonly invoiceNumber: string } & Record<string, unknown>,
): Promise<Result<Cents>> => {
  if (actor.role !== 'operator') return fail('FORBIDDEN', 'Only an operator can lower an invoice.');
  const read = readInput(takeOffInput, input);
  if (!read.ok) return read;
  const { amount, description, reason } = read.value;
  const id = await invoiceRepository(scope.db).idOfNumber(invoiceNumber);
  if (id === null) return notFound('invoice');
  const done = await withLockedInvoice(scope, id, async (tx, invoice): Promise<Result<Cents>> => {
    if (!canBeLowered(invoice))
      return fail('CONFLICT', 'Nothing can be taken off this invoice: it is paid, ended or being charged.');
    const invoices = invoiceRepository(tx.db);
    const before = await invoices.lines(id);
    const problem = takeOffProblem(before, amount);
    if (problem) return badInput([{ field: 'amount', message: problem }]);
    const lines = takeOff(before, { amount, description });
    const total = linesTotal(lines);
    await invoices.replaceLines(id, lines);
    await lowerAgreement(tx, id, invoice.total);
    // Nothing is left to charge: the next step settles it.
    if (total === 0) await invoices.change(id, { nextTryAt: tx.clock.now() });
    await recordAudit(tx, {
      actor,
      action: 'invoice.lowered',
      subject: 'invoice',
      subjectId: id,
      detail: { patientId: invoice.userId, from: invoice.total, to: total, description, reason },
    });
    await notifyPatient(tx, invoice.userId, () => ({
      kind: 'invoice_lowered',
      subject: `Your invoice ${invoice.number} is lower now`,
      sentences: [
        `We took ${formatMoney(amount)} off invoice ${invoice.number}. It is ${formatMoney(total)} now, and nothing else about it has changed.`,
      ],
    }));
    return ok(total);
  });
  return done ?? notFound('invoice');
};
