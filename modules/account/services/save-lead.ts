import { fail, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import type { Viewer } from '#server/viewer.ts';
import { type LeadInput, readLead } from '../domain/lead.ts';
import { LEAD_CONSENT_VERSION, leadConsentTexts } from '../domain/lead-consent.ts';
import { accountPort } from '../index.ts';
import { leadRepository } from '../repositories/leads.ts';

/**
 * Saves the details of a visitor, and records each checkbox as it was left. Saving again replaces the address and
 * adds to the ledger. BAD_USER_INPUT names each field; CONFLICT for a signed-in person, whose answers are already
 * saved with the account.
 */
export const saveLead = async (
  scope: Scope,
  viewer: Pick<Viewer, 'leadId' | 'user' | 'ip' | 'userAgent'>,
  input: LeadInput,
): Promise<Result<true>> => {
  const { leadId } = viewer;
  if (viewer.user) return fail('CONFLICT', 'You are signed in, so your answers are kept with your account.');
  if (!leadId) return fail('UNAUTHENTICATED', 'Please start again from the first question.');
  const read = readLead(input);
  if (!read.ok) return read;
  const contact = read.value;
  return scope.transaction(async (tx) => {
    const at = tx.clock.now();
    const leads = leadRepository(tx.db);
    await leads.ensure(leadId, at);
    await leads.saveContact(leadId, contact, at);
    const boxes = [
      ['email_marketing', contact.marketingEmails],
      ['sms_marketing', contact.marketingTexts],
    ] as const;
    for (const [type, given] of boxes)
      await tx.use(accountPort).recordConsent(
        { role: 'visitor', id: leadId, impersonatorId: null },
        {
          userId: null,
          leadId,
          type,
          version: LEAD_CONSENT_VERSION,
          text: leadConsentTexts[type],
          given,
          ip: viewer.ip.slice(0, 64),
          userAgent: viewer.userAgent.slice(0, 300),
        },
      );
    return ok(true);
  });
};
