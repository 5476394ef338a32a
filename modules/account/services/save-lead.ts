import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { hashShown } from '../domain/consent-text.ts';
import { standardConsents } from '../domain/consent-texts.ts';
import { type LeadInput, readLead } from '../domain/lead.ts';
import { accountPort } from '../index.ts';
import { leadRepository } from '../repositories/leads.ts';
import { sendResults } from './send-results.ts';

/**
 * Saves the details of a visitor, and records each checkbox as it was left. Saving again replaces the address and
 * adds to the ledger. BAD_USER_INPUT names each field; CONFLICT for a signed-in person, whose answers are already
 * saved with the account, and when the page showed other texts than the present ones.
 */
export const saveLead = async (
  scope: Scope,
  viewer: Pick<Viewer, 'leadId' | 'user' | 'ip' | 'userAgent'>,
  input: LeadInput,
): Promise<Result<true>> => {
  const { leadId } = viewer;
  if (viewer.user) return fail('CONFLICT', 'You are signed in, so your answers are saved in your account.');
  if (!leadId) return fail('UNAUTHENTICATED', 'Please start again from the first question.');
  const read = readLead(input);
  if (!read.ok) return read;
  const contact = read.value;
  return allOrNothing(scope, async (tx) => {
    const at = tx.clock.now();
    const leads = leadRepository(tx.db);
    await leads.ensure(leadId, at);
    await leads.saveContact(leadId, contact, at);
    const boxes = [
      [standardConsents.emailMarketing, contact.marketingEmails],
      [standardConsents.smsMarketing, contact.marketingTexts],
    ] as const;
    for (const [consent, given] of boxes) {
      const shownHash = hashShown(contact.shownTexts ?? [], consent);
      // A page without the boxes asked for no consent, so there is no answer to record.
      if (shownHash === null && !given) continue;
      orRefuse(
        await tx
          .use(accountPort)
          .recordConsent(
            { role: 'visitor', id: leadId, impersonatorId: null },
            { userId: null, leadId, consent, shownHash, given, ip: viewer.ip, userAgent: viewer.userAgent },
          ),
      );
    }
    if (contact.sendResults) await sendResults(tx, contact.email);
    return true as const;
  });
};
