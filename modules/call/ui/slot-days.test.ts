import { expect, it } from 'vitest';
import { slotDays } from './slot-days.ts';

it('times are listed by the day of the time zone', () => {
  const slots = ['2026-11-30T05:00:00.000Z', '2026-11-30T14:00:00.000Z'];
  expect(slotDays(slots, 'America/Denver')).toEqual([
    {
      date: '2026-11-29',
      label: 'Sunday, November 29',
      slots: [{ startsAt: slots[0], label: '10:00 PM MST' }],
    },
    {
      date: '2026-11-30',
      label: 'Monday, November 30',
      slots: [{ startsAt: slots[1], label: '7:00 AM MST' }],
    },
  ]);
});
