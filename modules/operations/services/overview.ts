import { addDays, type CalendarDate, toCalendarDate } from '#kernel/dates.ts';
import { easternDate } from '#kernel/eastern-time.ts';
import { dailyMoney, deskWaiting } from '#modules/billing/index.ts';
import { dailyDecisions, deskLoad } from '#modules/consultation/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { jobQueuePort } from '#server/ports/job-queue.ts';
import type { Scope } from '#server/scope.ts';
import { overviewPlots } from '../domain/overview-plots.ts';
import { plotLayout } from './plot-layout.ts';

/** Days that the plots show, today included. */
const OVERVIEW_DAYS = 30;

/** The calendar days that end with the present one in Eastern time. */
const lastDays = (now: Date): readonly CalendarDate[] => {
  const today = new Date(easternDate(now));
  return Array.from({ length: OVERVIEW_DAYS }, (_, index) =>
    toCalendarDate(addDays(today, index + 1 - OVERVIEW_DAYS)),
  );
};

/** Work that waits now, with the page on which it is done. */
interface OpenWork {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly isUrgent: boolean;
}

/**
 * What operators look at daily: what waits now, and the last 30 days as plots. It names no patient; reading it is audited
 * like every staff page. All numbers are read in one statement.
 */
export const overview = async (scope: Scope, actor: Actor) => {
  const now = scope.clock.now();
  const days = lastDays(now);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const [money, decisions, load, waiting, kinds] = await Promise.all([
    dailyMoney(scope.read, from),
    dailyDecisions(scope.read, from),
    deskLoad(scope.read, now),
    deskWaiting(scope.read),
    scope.use(jobQueuePort).kinds(),
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
  const plots = overviewPlots({ days, money, decisions }).map((plot) => {
    const { paths, ...layout } = plotLayout(plot);
    return {
      ...plot,
      ...layout,
      series: plot.series.map((series, index) => ({ ...series, path: paths[index] ?? '' })),
    };
  });
  return { from, to, open, plots };
};
