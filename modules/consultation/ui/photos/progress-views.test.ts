import { describe, expect, it } from 'vitest';
import { formatDate } from '#kernel/dates.ts';
import {
  expectationAt,
  lastPhotos,
  ofView,
  type ProgressPhoto,
  progressGuides,
  takenLabel,
  takenOption,
} from './progress-views.ts';

const photo = (change: Partial<ProgressPhoto>): ProgressPhoto => ({
  id: '1',
  view: 'top',
  url: '/consultation/photos/1',
  takenAt: '2026-08-20T12:00:00.000Z',
  note: null,
  isShared: false,
  isRecent: false,
  ofVisit: false,
  month: 2,
  ...change,
});

it('progress is shown in five views', () => {
  expect(progressGuides.map(({ view }) => view)).toEqual(['front', 'top', 'crown', 'left', 'right']);
});

it.each([
  [null, 'before treatment'],
  [0, 'first month of treatment'],
  [1, 'after 1 month of treatment'],
  [4, 'after 4 months of treatment'],
])('month %s is “%s”', (month, label) => {
  expect(takenLabel(photo({ month }))).toBe(`${formatDate('2026-08-20')}, ${label}`);
});

describe('what to expect', () => {
  it.each([
    [null, null],
    [0, /month three/],
    [2, /month three/],
    [3, /first changes/],
    [6, /slowly/],
    [12, /a year/],
  ])('at month %s: %s', (month, words) => {
    if (words === null) expect(expectationAt(month)).toBeNull();
    else expect(expectationAt(month)).toMatch(words);
  });
});

it('the last photo of a view is the newest one that was not just taken', () => {
  const photos = [
    photo({ url: 'old' }),
    photo({ url: 'newer', takenAt: '2026-09-20T12:00:00.000Z' }),
    photo({ url: 'now', isRecent: true }),
    photo({ url: 'crown', view: 'crown', isRecent: true }),
  ];
  expect(lastPhotos(photos)).toEqual({ top: { url: 'newer', taken: formatDate('2026-09-20') } });
  expect(ofView(photos, 'crown')).toHaveLength(1);
});

it.each([
  [null, 'before'],
  [0, 'first month'],
  [4, 'after 4 months'],
])('an option is short enough for a phone: month %s', (month, label) => {
  expect(takenOption(photo({ month }))).toBe(`${formatDate('2026-08-20')}, ${label}`);
});
