import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { checkInPlots } from '../domain/check-in-plots.ts';
import { overviewPlots } from '../domain/overview-plots.ts';
import { lastWeeks } from '../domain/periods.ts';
import { cohortLayout } from '../services/cohort-layout.ts';
import { laidOut } from '../services/laid-out.ts';
import { Page } from './desk-overview.page.tsx';

const days = Array.from({ length: 30 }, (_, index) => `2027-03-${String(index + 1).padStart(2, '0')}`);
const nothing = {
  ...{ overTheCounter: 0, prescription: 0, refills: 0, failedCharges: 0, recoveredCharges: 0 },
  ...{ refunds: 0, refunded: 0 },
};
const plots = overviewPlots({
  days,
  money: [{ ...nothing, day: '2027-03-12', overTheCounter: 3, refills: 1 }],
  decisions: [{ day: '2027-03-12', approved: 2, refused: 1, medianHours: 5.5, ninthDecileHours: 30 }],
}).map(laidOut);
const weeks = lastWeeks('2027-03-30', 12);
const checkIns = checkInPlots(weeks, [
  { day: '2027-03-22', answered: 4, overdue: 2, missed: 1, withSideEffects: 1 },
]).map(laidOut);
const cohorts = [
  { month: '2027-01', patients: 8, kept: [6] },
  { month: '2027-02', patients: 3, kept: [] },
];
const kept = { cohorts, ...cohortLayout(cohorts, 2) };
const open = [
  { label: 'Open emergencies', count: 1, href: '/desk', isUrgent: true },
  { label: 'Billing tasks', count: 3, href: '/desk/tasks', isUrgent: false },
];

it('has a plot for each number with what it comes to and the table behind it, and what waits now with its page', () => {
  const html = renderPage(Page, {
    deskOverview: { from: days[0], to: days.at(-1), open, plots, checkIns, kept },
  });
  expect(html.match(/<svg[^>]*viewBox="0 0 360 150"/g)).toHaveLength(8);
  for (const text of [
    'March 1, 2027 to March 30, 2027',
    'Over the counter: 3',
    'Refills: 1',
    'Approved: 2',
    'Half waited less than: 5.5 h',
    'Promised: 24 h',
    'Orders placed as a table',
    'Nothing in these 30 days.',
    '<a href="/desk/tasks">Billing tasks</a>',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain(' style=');
});

it('has check-ins by week and patients by the month in which they began, each with a table', () => {
  const data = { from: days[0], to: days.at(-1), open, plots, checkIns, kept };
  const html = renderPage(Page, { deskOverview: data });
  for (const text of [
    'Answered: 4',
    'Ended without an answer: 1',
    'With a side effect: 1',
    'Check-ins due, by week',
    'Week of',
    'Jan 2027 (8)',
    'January 2027',
    '6 (75%)',
    'After 2 months',
  ])
    expect(html).toContain(text);
  const nobody = { cohorts: [{ month: '2027-01', patients: 0, kept: [] }], ...cohortLayout([], 2) };
  expect(renderPage(Page, { deskOverview: { ...data, kept: nobody } })).toContain(
    'Nobody began in these months.',
  );
});
