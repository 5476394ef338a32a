import type { StoredData } from '#server/personal-data/personal-table.ts';

const ofPrescription = { column: 'prescription_id', in: 'prescription' } as const;

export const storedData: StoredData = {
  personal: [
    {
      table: 'prescription',
      holds: 'prescriptions',
      keep: 'medical',
      of: ['user_id'],
      end: 'delete',
      entry: 'coalesce(expires_at, created_at)',
    },
    {
      table: 'prescription_fill',
      holds: 'which order used up a refill',
      keep: 'medical',
      of: [ofPrescription],
      end: 'delete',
    },
    {
      table: 'treatment_interruption',
      holds: 'interruptions of treatment',
      keep: 'medical',
      of: [ofPrescription],
      end: 'delete',
    },
    {
      table: 'prescription_hold',
      holds: 'holds, with their reasons',
      keep: 'medical',
      of: ['user_id', ofPrescription],
      end: 'delete',
    },
  ],
  impersonal: [
    { table: 'clinician', because: 'Clinicians, whose name and license belong to what they signed.' },
    { table: 'clinician_license', because: 'Licenses of clinicians.' },
    { table: 'clinician_leave', because: 'Days on which clinicians are away.' },
  ],
  // A portrait has its key in its address.
  objectKeys: `select 'portraits/' || substr(photo_url, length('/portraits/') + 1) || '.webp' as key
    from clinician where photo_url ~ '^/portraits/[0-9a-f-]{36}$'`,
};
