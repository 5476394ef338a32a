import type { StoredData } from '#server/personal-data/personal-table.ts';

/** The person has or had a visit: their answers are medical records. */
const isPatient = (table: string): string =>
  `exists (select from journey j where j.user_id = ${table}.user_id)`;

const isNoPatient = (table: string): string =>
  `not exists (select from journey j where j.user_id = ${table}.user_id)`;

const answers = {
  table: 'quiz_response',
  of: ['user_id', { column: 'lead_id', in: 'lead' }],
  end: 'delete',
} as const;

const sets = {
  table: 'quiz_set',
  of: ['user_id', { column: 'lead_id', in: 'lead' }],
  end: 'delete',
} as const;

export const storedData: StoredData = {
  personal: [
    {
      ...answers,
      holds: 'answers of patients to questionnaires',
      keep: 'medical',
      where: isPatient('quiz_response'),
    },
    {
      ...answers,
      holds: 'answers of people who are no patients',
      keep: 'visitor',
      where: isNoPatient('quiz_response'),
      rows: [{ rule: 'visitor', after: 'updated_at', where: isNoPatient('quiz_response') }],
    },
    {
      ...sets,
      holds: 'which questionnaires patients were asked',
      keep: 'medical',
      where: isPatient('quiz_set'),
    },
    {
      ...sets,
      holds: 'which questionnaires other people were asked',
      keep: 'visitor',
      where: isNoPatient('quiz_set'),
      rows: [{ rule: 'visitor', after: 'touched_at', where: isNoPatient('quiz_set') }],
    },
    {
      table: 'treatment_change',
      holds: 'answers about a change of treatment',
      keep: 'medical',
      of: ['user_id'],
      end: 'delete',
    },
  ],
  impersonal: [
    {
      table: 'ordered_quiz_response',
      because: 'Names of questionnaires in their order; deleted with the set.',
    },
  ],
};
