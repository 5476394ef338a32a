import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'live_call',
      holds: 'live calls and their outcome',
      keep: 'medical',
      of: ['user_id'],
      end: 'delete',
    },
    {
      table: 'call_booking',
      holds: 'booked times of calls',
      keep: 'medical',
      of: [{ column: 'consultation_id', in: 'live_call', key: 'consultation_id' }],
      end: 'delete',
    },
  ],
  impersonal: [{ table: 'clinician_calendar', because: 'Working hours of clinicians.' }],
};
