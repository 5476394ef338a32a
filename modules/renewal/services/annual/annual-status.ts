import { formatDate } from '#kernel/dates.ts';
import type { RenewalCopy } from '../../domain/renewal-due.ts';
import { renewalStatusCopy } from '../../domain/renewal-state.ts';
import type { CurrentRenewal, CurrentRenewalStatus } from '../current-renewal.ts';

/** As `CurrentRenewalStatus`; `joined`: it is part of a renewal, whose pages lead it. */
export type AnnualStatus = CurrentRenewalStatus | 'joined';

/** The state of a patient's yearly check-in. */
export const annualStatusOf = ({ status, leads, summary }: CurrentRenewal): AnnualStatus => {
  if (leads === 'annual' || status === 'none' || status === 'moved' || status === 'denied') return status;
  const { annual, renewal } = summary;
  // Without anything that runs, a renewal that is due asks everything.
  const isPart = annual ? annual.isDue : renewal?.due === true;
  return isPart || status === 'submitted' ? 'joined' : 'not_due';
};

const byWhen = ({ annual }: CurrentRenewal['summary']): string =>
  annual ? `Please send it by ${formatDate(annual.overdueAt)}.` : '';

/** What the page and the dashboard say. */
export const annualCopy = (current: CurrentRenewal): RenewalCopy => {
  const { summary, latest } = current;
  const { annual } = summary;
  const isOverdue = annual?.isOverdue === true;
  switch (annualStatusOf(current)) {
    case 'none':
      return {
        title: 'You have no yearly check-in',
        detail:
          'Once a year we check in with everyone who has a prescription from us. You do not have one right now.',
      };
    case 'moved':
      return {
        title: 'You moved, so your yearly check-in is on hold',
        detail:
          'A clinician can treat you only in a state where they are licensed. Tell us where you live now. A clinician there will ask about everything when they take over.',
      };
    case 'not_due':
      return {
        title: 'Your yearly check-in is not due yet',
        detail: annual ? `It opens on ${formatDate(annual.opensAt)}, and we will let you know.` : '',
      };
    case 'joined':
      return {
        title: 'Your yearly check-in is part of your renewal',
        detail:
          'They are combined this year. You answer each question once, and one clinician decides on both.',
      };
    case 'open':
      return isOverdue
        ? {
            title: 'Your yearly check-in is overdue',
            detail: `It was due by ${formatDate(annual.overdueAt)}. It takes about ten minutes, and it is free.`,
          }
        : {
            title: 'Time for your yearly check-in',
            detail: `Once a year a clinician reviews everything that you take from us. It takes about ten minutes, and it is free. ${byWhen(summary)}`,
          };
    case 'in_progress':
      return {
        title: 'Finish your yearly check-in',
        detail: `Your answers are saved. Pick up where you left off, on any device. ${isOverdue ? 'It is overdue.' : byWhen(summary)}`,
      };
    case 'submitted':
      return {
        title: 'Your yearly check-in is sent',
        detail: `You sent it${latest?.submittedAt ? ` on ${formatDate(latest.submittedAt)}` : ''}. A clinician is reading it and will message you.`,
      };
    case 'denied':
      return latest
        ? renewalStatusCopy('denied', latest.statusAt)
        : { title: 'Not renewed', detail: 'Read why in your messages.' };
  }
};

/** What happens to refills until the decision. */
export const annualRefills = (current: CurrentRenewal): string => {
  const { annual, renewable } = current.summary;
  const status = annualStatusOf(current);
  if (status === 'none' || status === 'denied')
    return 'Nothing is charged or shipped without a valid prescription.';
  if (status === 'moved')
    return 'Refills of your prescription are on hold until a clinician in your new state has taken over. Nothing is charged for them in the meantime.';
  if (renewable.some((one) => one.status === 'on_hold'))
    return status === 'submitted'
      ? 'Refills are on hold: nothing is sent or charged until a clinician has decided. They resume automatically when you can continue.'
      : 'Refills are on hold: nothing is sent or charged. They resume when you have sent your check-in and a clinician decides that you can continue.';
  if (annual === null || status === 'not_due') return 'Your refills continue as planned.';
  const last = formatDate(annual.overdueAt);
  return status === 'submitted'
    ? 'Your next refill is charged and sent as planned while a clinician reads your answers.'
    : `Refills that are due before ${last} are charged and sent as planned. After that, nothing is sent or charged until you have sent your check-in.`;
};
