import { expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { overviewPlots } from '../domain/overview-plots.ts';
import { plotLayout } from '../services/plot-layout.ts';
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
}).map((plot) => {
  const { paths, ...layout } = plotLayout(plot);
  return {
    ...{ ...plot, ...layout },
    series: plot.series.map((series, index) => ({ ...series, path: paths[index] ?? '' })),
  };
});
const open = [
  { label: 'Open emergencies', count: 1, href: '/desk', isUrgent: true },
  { label: 'Billing tasks', count: 3, href: '/desk/tasks', isUrgent: false },
];

it('has a plot for each number with what it comes to and the table behind it, and what waits now with its page', () => {
  const html = renderPage(Page, {
    deskOverview: { from: days[0], to: days.at(-1), open, plots },
  });
  expect(html.match(/<svg[^>]*viewBox="0 0 360 150"/g)).toHaveLength(6);
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
