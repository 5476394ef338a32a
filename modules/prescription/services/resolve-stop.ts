import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import { factPort, judgedAll, stopsToResolve, treatedDrugs } from '#modules/eligibility/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import type { OpenStop, TreatmentService } from '../index.ts';
import { clinicianRepository } from '../repositories/clinicians.ts';
import { holdingRulesSql } from '../repositories/hold-json.ts';
import { requireSettled } from './resolve-stops.ts';
import { requireLicenses } from './treatment-action.ts';

/** The contract is documented at the port. */
export const openStops: (
  scope: Scope,
  ...of: Parameters<TreatmentService['openStops']>
) => Promise<readonly OpenStop[]> = async (scope, userId) => {
  const facts = scope.use(factPort);
  const [known, proposals, holding] = await Promise.all([
    facts.of(userId),
    facts.proposals(userId),
    scope.read<readonly string[]>(holdingRulesSql, { userId }),
  ]);
  const stops = stopsToResolve(known)
    .filter(({ ruleId }) => !holding.includes(ruleId))
    .map((stop) => ({
      ...stop,
      proposal: proposals.findLast((one) => one.ruleId === stop.ruleId && judgedAll(one, stop)) ?? null,
    }));
  const names = await clinicianRepository(scope.db, scope.clock).namesOf(
    stops.flatMap(({ proposal }) => proposal?.proposedBy ?? []),
  );
  return stops.map(({ proposal, ...stop }) => ({
    ...stop,
    proposal: proposal && { ...proposal, proposedByName: names.get(proposal.proposedBy) ?? '' },
  }));
};

/** The contract is documented at the port. */
export const resolveStop = async (
  tx: Scope,
  action: Parameters<TreatmentService['resolveStop']>[0],
): Promise<'proposed' | 'resolved'> => {
  await requireLicenses(tx, action, 'now');
  const { actor, clinician, thread, ruleId, reason } = action;
  const { userId } = thread;
  await tx.use(billingPort).lockPerson(userId);
  const stop = (await openStops(tx, userId)).find((one) => one.ruleId === ruleId);
  if (!stop)
    return orRefuse(
      fail('CONFLICT', 'This stop is resolved already, or it holds a treatment: resume that instead.'),
    );
  const facts = tx.use(factPort);
  const drugTypes = stop.outcome === 'emergency' ? treatedDrugs : [];
  await requireSettled(tx, userId, { ruleIds: [ruleId], drugTypes });
  const { proposal, needsTwoClinicians } = stop;
  if (proposal?.proposedBy === clinician.id)
    orRefuse(fail('CONFLICT', 'You proposed to resolve this stop. A second clinician has to confirm it.'));
  const isProposal = needsTwoClinicians && proposal === null;
  if (isProposal) {
    const factIds = stop.facts.map(({ id }) => id);
    await facts.propose(userId, { ruleId, factIds, proposedBy: clinician.id, reason });
  } else {
    const confirmed = proposal
      ? { resolvedBy: proposal.proposedBy, confirmedBy: clinician.id }
      : { resolvedBy: clinician.id, confirmedBy: null };
    await facts.resolve({ userId, ruleIds: [ruleId], ...confirmed, reason });
    // The refill gate refused what the stop affects: it continues as far as nothing else stops it.
    await tx.use(billingPort).prescriptionRenewed(actor, userId);
  }
  await recordAudit(tx, {
    actor,
    action: isProposal ? 'treatment.stop_resolution_proposed' : 'treatment.stop_resolved',
    subject: 'consultation',
    subjectId: thread.id,
    detail: { patientId: userId, ruleId, reason },
  });
  return isProposal ? 'proposed' : 'resolved';
};
