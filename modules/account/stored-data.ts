import type { StoredData } from '#server/personal-data/personal-table.ts';

export const storedData: StoredData = {
  personal: [
    {
      table: 'person',
      holds: 'name, birth date, email, phone, address',
      keep: 'medical',
      of: ['id', 'merged_into'],
      end: {
        email: `'deleted-' || id || '@deleted.invalid'`,
        phone: 'null',
        hear_about_us: 'null',
        time_zone: 'null',
        first_name: 'null',
        last_name: 'null',
        dob: 'null',
        street_address1: 'null',
        street_address2: 'null',
        city: 'null',
        state: 'null',
        zip_code: 'null',
      },
    },
    {
      table: 'person_address',
      holds: 'further addresses',
      keep: 'account',
      of: ['person_id'],
      end: 'delete',
    },
    {
      table: 'person_identity',
      holds: 'the number of the account at the sign-in service, so that a deleted one stays closed',
      keep: 'proof',
      of: ['person_id'],
      end: 'delete',
    },
    {
      table: 'lead',
      holds: 'a browser before signing in, and contact data left there',
      keep: 'account',
      of: ['person_id', { column: 'email', isEmail: true }],
      end: 'delete',
      rows: [
        {
          rule: 'visitor',
          after: 'coalesce(contact_at, created_at)',
          where: `person_id is null
            and not exists (select from quiz_response q where q.lead_id = lead.id)
            and not exists (select from quiz_set s where s.lead_id = lead.id)`,
        },
      ],
    },
    {
      table: 'consent',
      holds: 'consents and refusals with their texts',
      keep: 'proof',
      of: ['person_id', { column: 'lead_id', in: 'lead' }],
      end: 'delete',
      rows: [{ rule: 'visitorChoices', after: 'at', where: 'person_id is null' }],
    },
    {
      table: 'birth_date_change',
      holds: 'changes of the birth date, with reasons',
      keep: 'medical',
      of: ['person_id'],
      end: 'delete',
    },
    {
      table: 'email_change',
      holds: 'requests to use another email address',
      keep: 'link',
      of: ['person_id'],
      end: 'delete',
      rows: [{ rule: 'link', after: 'expires_at' }],
    },
    {
      table: 'impersonation',
      holds: 'when staff acted in the patient’s place, and why',
      keep: 'proof',
      of: ['patient_id', 'operator_id'],
      end: 'delete',
    },
    {
      table: 'notice',
      holds: 'written notices and confirmations',
      keep: 'invoices',
      of: ['person_id'],
      end: 'delete',
    },
    {
      table: 'notice_request',
      holds: 'requests to be told when something becomes available',
      keep: 'account',
      of: ['user_id', { column: 'lead_id', in: 'lead' }, { column: 'email', isEmail: true }],
      end: 'delete',
      rows: [{ rule: 'visitor', after: 'created_at', where: 'user_id is null' }],
    },
    {
      table: 'unsubscribe_link',
      holds: 'links that end emails of a kind',
      keep: 'account',
      of: ['person_id'],
      end: 'delete',
    },
    {
      table: 'possible_duplicate',
      holds: 'accounts that may be of one person, and the decision; it names other people',
      isNotExported: true,
      keep: 'medical',
      of: ['person_a', 'person_b'],
      end: 'delete',
    },
  ],
  impersonal: [
    { table: 'staff_invitation', because: 'Members of staff, whose accounts are kept with what they did.' },
  ],
};
