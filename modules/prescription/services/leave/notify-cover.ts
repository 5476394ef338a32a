import { formatDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { clinicianRepository } from '../../repositories/clinicians.ts';
import type { Leave } from '../../repositories/leaves.ts';

type Change = 'saved' | 'removed' | 'ended';

const textOf: Readonly<Record<Change, (name: string, days: string) => { subject: string; body: string }>> = {
  saved: (name, days) => ({
    subject: `You cover for ${name}`,
    body: `They are on leave ${days}. Their booked calls in that time come to you where you are licensed and free, and their open cases come to you when the leave begins. Your calendar shows the days.`,
  }),
  removed: (name, days) => ({
    subject: `You do not cover for ${name} any more`,
    body: `Their leave ${days} was removed. Calls that came to you stay yours.`,
  }),
  ended: (name, days) => ({
    subject: `You do not cover for ${name} any more`,
    body: `Their leave ${days} has ended early. Calls and cases that came to you stay yours.`,
  }),
};

/** Tells the colleague who covers for a clinician of a change of the leave; nobody while they have no account. */
export const notifyCover = async (tx: Scope, leave: Leave, change: Change): Promise<void> => {
  if (leave.coveredBy === null) return;
  const clinicians = clinicianRepository(tx.db, tx.clock);
  const cover = await clinicians.byId(leave.coveredBy);
  const away = await clinicians.byId(leave.clinicianId);
  if (!cover?.personId || !away) return;
  const days = `from ${formatDate(leave.firstDay)} to ${formatDate(leave.lastDay)}`;
  const text = textOf[change](away.name, days);
  await tx.use(accountPort).notify(cover.personId, () => ({ kind: 'leave_covered', ...text }));
};
