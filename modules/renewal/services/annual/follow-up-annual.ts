import { accountPort } from '#modules/account/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { nextCheckAt, noticesReached } from '../../domain/annual/annual-due.ts';
import { annualNoticeRepository } from '../../repositories/annual-notices.ts';
import { latestRenewal } from '../../repositories/latest-renewal.ts';
import { leadsNow } from '../current-renewal.ts';
import type { AnnualSummary, RenewalSummary } from '../summarize-renewals.ts';
import { dueNotice, heldNotice } from './annual-notices.ts';

/**
 * Tells the patient of each day once, and of the newest only when several have passed, as after an outage. Not when
 * `isTold` by the notice about their renewal, or when they have begun it themselves.
 */
const sendNotice = async (
  tx: Scope,
  userId: string,
  summary: RenewalSummary,
  annual: AnnualSummary,
  isTold: boolean,
) => {
  const { overdueAt } = annual;
  const now = tx.clock.now();
  const notices = annualNoticeRepository(tx.db);
  const told = await notices.told(userId, overdueAt);
  const days = noticesReached(annual, now).filter((one) => !told.includes(one));
  const newest = days.at(-1);
  if (newest === undefined) return;
  await notices.add(userId, { overdueAt, days, at: now });
  const latest = await latestRenewal(tx.read, userId);
  if (newest === 30 && isTold) return;
  const leads = leadsNow(summary, latest);
  await tx.use(accountPort).notify(userId, () => dueNotice(tx, { days: newest, overdueAt, leads }));
};

/**
 * What follows while a yearly check-in is due: notices, and a year after the last full evaluation the hold. One that was sent
 * waits for us, and nothing follows. Returns when to look again; null when none is due or the patient has moved.
 */
export const followUpAnnual = async (
  tx: Scope,
  userId: string,
  summary: RenewalSummary,
  isTold: boolean,
): Promise<Date | null> => {
  const { annual, hasMoved } = summary;
  if (annual === null || hasMoved) return null;
  const now = tx.clock.now();
  if (!annual.isDue) return annual.opensAt;
  // Checked again every day, because the visit may end without a decision.
  if ((await tx.use(consultationPort).openRenewal(userId)) !== null)
    return nextCheckAt({ overdueAt: now }, now);
  if (!annual.isOverdue) await sendNotice(tx, userId, summary, annual, isTold);
  else if ((await tx.use(prescriptionPort).holdOverdue(userId)) > 0) {
    const leads = leadsNow(summary, await latestRenewal(tx.read, userId));
    await tx.use(accountPort).notify(userId, () => heldNotice(tx, leads));
  }
  return nextCheckAt(annual, now);
};
