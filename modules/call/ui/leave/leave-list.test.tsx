import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LeaveList, type LeaveListProps } from './leave-list.tsx';

const coming = {
  id: 'a',
  clinicianName: 'Maya Okafor, MD',
  firstDay: '2027-03-08',
  lastDay: '2027-03-12',
  coverName: 'Jonas Weber, MD',
  isNow: false,
};
const text = (props: LeaveListProps): string =>
  renderToString(<LeaveList {...props} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the list of leaves', () => {
  it('says the days, who covers, and that one has not begun can be removed', () => {
    expect(text({ leaves: [coming], onEnd: () => undefined })).toBe(
      ' March 8, 2027 to March 12, 2027 Covered by Jonas Weber, MD Remove ',
    );
  });

  it('says of one that has begun that it can be ended, and of one day that day', () => {
    const now = { ...coming, lastDay: '2027-03-08', coverName: null, isNow: true };
    expect(text({ leaves: [now], onEnd: () => undefined })).toBe(
      ' March 8, 2027 Nobody in particular covers Now End now ',
    );
  });

  it('names the colleague instead, without a button, for those that are covered', () => {
    expect(text({ leaves: [coming], isOfColleagues: true })).toBe(
      ' March 8, 2027 to March 12, 2027 Maya Okafor, MD ',
    );
  });
});
