import { expect, it } from 'vitest';
import { hrefOfJobs, jobFilterOf } from './job-filter.ts';

it.each([
  ['/desk/jobs', {}],
  ['/desk/jobs?show=waiting', { show: 'waiting' }],
  ['/desk/jobs?kind=mail.send&before=12', { kind: 'mail.send', before: '12' }],
])('the address %s says which jobs are shown', (href, search) => {
  expect(hrefOfJobs(jobFilterOf(search))).toBe(href);
});

it.each([{ show: 'everything' }, { kind: '' }, { before: 'yesterday' }, { before: '-1' }])(
  'an address with %j shows the newest jobs that are given up',
  (search) => {
    expect(jobFilterOf(search)).toEqual({ state: 'failed', kind: null, before: null });
  },
);
