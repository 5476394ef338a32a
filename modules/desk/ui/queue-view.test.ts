import { describe, expect, it } from 'vitest';
import { queueViews } from '../domain/queue-views.ts';
import { isNarrowed, parseFilter, type QueueFilter, queueHref, tasksInOrder } from './queue-view.ts';

const whole: QueueFilter = {
  view: 'waiting',
  task: null,
  line: null,
  state: null,
  flagged: false,
  after: null,
};
const place = '1~2026-11-23T08:00:00.000001Z~00000000-0000-4000-8000-000000000001';

describe('the filter in the address', () => {
  it('reads the view and falls back to the first', () => {
    expect(queueViews.map((show) => parseFilter({ show }).view)).toEqual(queueViews);
    expect([parseFilter({}), parseFilter({ show: 'constructor' })].map(({ view }) => view)).toEqual([
      'waiting',
      'waiting',
    ]);
  });

  it.each([
    whole,
    { ...whole, view: 'mine' as const },
    { ...whole, task: 'renewal', line: 'erectile_dysfunction' as const, state: 'NY', flagged: true },
    { ...whole, view: 'all' as const, after: place },
  ])('is what the address was made from: %j', (filter) => {
    const { searchParams } = new URL(queueHref(filter, { after: filter.after }), 'https://desk.example');
    expect(parseFilter(Object.fromEntries(searchParams))).toEqual(filter);
  });

  it('ignores unknown values', () => {
    const search = {
      task: 'constructor',
      line: 'x',
      state: 'XX',
      flagged: 'no',
      after: `${place}' or 1=1`,
    };
    expect(parseFilter(search)).toEqual(whole);
  });

  it('begins at the first page when another filter changes', () => {
    expect(queueHref({ ...whole, after: place }, { state: 'TX' })).toBe('/desk?state=TX');
    expect(queueHref({ ...whole, after: place })).toBe('/desk');
  });

  it('says whether it narrows the view', () => {
    expect(isNarrowed({ ...whole, view: 'all', after: place })).toBe(false);
    for (const change of [
      { task: 'hold' },
      { line: 'hair_loss_care' as const },
      { state: 'NY' },
      { flagged: true },
    ])
      expect(isNarrowed({ ...whole, ...change })).toBe(true);
  });
});

it('lists the reasons to wait in the order of their urgency, unknown ones last', () => {
  const listed = ['patient', 'odd', 'renewal', 'emergency', 'new_visit'].map((task) => ({ task }));
  expect(tasksInOrder(listed).map(({ task }) => task)).toEqual([
    'emergency',
    'new_visit',
    'renewal',
    'patient',
    'odd',
  ]);
});
