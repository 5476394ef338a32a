import { easternDate } from '#kernel/eastern-time.ts';
import { dailyMoney, deskWaiting, keptCohorts } from '#modules/billing/index.ts';
import { dailyDecisions, deskLoad, weeklyCheckIns } from '#modules/consultation/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { jobQueuePort } from '#server/ports/job-queue.ts';
import type { Scope } from '#server/scope.ts';
import { checkInPlots } from '../domain/check-in-plots.ts';
import { overviewPlots } from '../domain/overview-plots.ts';
import { lastDays, lastWeeks, monthsBefore } from '../domain/periods.ts';
import { cohortLayout } from './cohort-layout.ts';
import { laidOut } from './laid-out.ts';

/** Days that the plots show, today included. */
const OVERVIEW_DAYS = 30;

/** Weeks for which check-ins are counted, this one included. */
const CHECK_IN_WEEKS = 12;

/** Whole months whose patients are followed. */
const COHORT_MONTHS = 12;

/** Work that waits now, with the page on which it is done. */
interface OpenWork {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly isUrgent: boolean;
}

/**
 * What operators look at daily: what waits now, the last 30 days as plots, check-ins by week, and who stays by month. It names no patient; reading it is audited
 * like every staff page. All numbers are read in one statement.
 */
export const overview = async (scope: Scope, actor: Actor) => {
  const now = scope.clock.now();
  const today = easternDate(now);
  const days = lastDays(today, OVERVIEW_DAYS);
  const weeks = lastWeeks(today, CHECK_IN_WEEKS);
  const months = monthsBefore(today, COHORT_MONTHS);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const span = { from: months[0] ?? '', until: today.slice(0, 7), most: COHORT_MONTHS - 1 };
  const [money, decisions, load, waiting, kinds, checkIns, kept] = await Promise.all([
    dailyMoney(scope.read, from),
    dailyDecisions(scope.read, from),
    deskLoad(scope.read, now),
    deskWaiting(scope.read),
    scope.use(jobQueuePort).kinds(),
    weeklyCheckIns(scope.read, { from: weeks[0] ?? '', now }),
    keptCohorts(scope.read, span),
  ]);
  await recordAudit(scope, {
    actor,
    action: 'overview.read',
    subject: 'desk',
    subjectId: 'overview',
    detail: { from, to },
  });
  const givenUp = kinds.reduce((sum, { failed }) => sum + failed, 0);
  const open: readonly OpenWork[] = [
    { label: 'Open emergencies', count: load.emergencies, href: '/desk', isUrgent: true },
    { label: 'First visits past 24 hours', count: load.late, href: '/desk', isUrgent: true },
    { label: 'Cases that wait for a clinician', count: load.waiting, href: '/desk', isUrgent: false },
    { label: 'Billing tasks', count: waiting.tasks, href: '/desk/tasks', isUrgent: false },
    { label: 'Orders that need a decision', count: waiting.orders, href: '/desk/orders', isUrgent: false },
    { label: 'Jobs that are given up', count: givenUp, href: '/desk/jobs', isUrgent: true },
  ];
  const cohorts = months.map(
    (month) => kept.find((one) => one.month === month) ?? { month, patients: 0, kept: [] },
  );
  return {
    ...{ from, to, open },
    plots: overviewPlots({ days, money, decisions }).map(laidOut),
    checkIns: checkInPlots(weeks, checkIns).map(laidOut),
    kept: { cohorts, ...cohortLayout(cohorts, COHORT_MONTHS - 1) },
  };
};
