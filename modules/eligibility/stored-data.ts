import type { StoredData } from '#server/personal-data/personal-table.ts';

const medical = { keep: 'medical', of: ['user_id'], end: 'delete' } as const;

export const storedData: StoredData = {
  personal: [
    { table: 'patient_fact', holds: 'clinical facts', ...medical, entry: 'recorded_at' },
    { table: 'patient_fact_resolution', holds: 'stops that clinicians lifted', ...medical },
    {
      table: 'patient_fact_resolution_proposal',
      holds: 'stops that a clinician proposed to lift',
      ...medical,
    },
    { table: 'decision_record', holds: 'decisions of the rules about treatments and orders', ...medical },
    {
      table: 'eligibility_finding',
      holds: 'what the rules found in a visit',
      ...medical,
      of: [{ column: 'consultation_id', in: 'consultation' }],
    },
  ],
};
