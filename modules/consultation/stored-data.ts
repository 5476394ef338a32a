import type { StoredData } from '#server/personal-data/personal-table.ts';

const own = { keep: 'medical', of: ['user_id'], end: 'delete' } as const;

const ofVisit = {
  keep: 'medical',
  of: [{ column: 'consultation_id', in: 'consultation' }],
  end: 'delete',
} as const;

export const storedData: StoredData = {
  personal: [
    { table: 'journey', holds: 'what the patient and the clinician chose', ...own },
    {
      table: 'care_reminder',
      holds: 'reminders of a visit',
      keep: 'medical',
      of: [{ column: 'journey_id', in: 'journey' }],
      end: 'delete',
    },
    { table: 'consultation', holds: 'visits with answers and outcome', ...own, entry: 'status_at' },
    { table: 'alert_page', holds: 'pages to clinicians about an emergency', ...ofVisit },
    { table: 'alert_response', holds: 'what clinicians did about an emergency', ...ofVisit },
    { table: 'answer_correction', holds: 'corrections of answers', ...ofVisit },
    { table: 'deadline_notice', holds: 'deadlines of a case that clinicians were told of', ...ofVisit },
    { table: 'case_hand_over', holds: 'which clinician had the case', ...ofVisit },
    { table: 'check_in', holds: 'check-ins', ...own },
    { table: 'check_in_item', holds: 'what a check-in asks about', ...own },
    { table: 'check_in_schedule', holds: 'when the next check-in is due', ...own },
    { table: 'identification', holds: 'how the patient showed who they are', ...ofVisit },
    { table: 'media_set', holds: 'sets of photos of a visit', ...own },
    {
      table: 'photo',
      holds: 'photos of a visit, and of an ID until its date',
      keep: 'medical',
      of: [{ column: 'media_set_id', in: 'media_set' }],
      end: 'delete',
      object: 'object_key',
      sweep: 'consultation.deleteIdentifications',
    },
    { table: 'plan_proposal', holds: 'plans that a clinician proposed', ...ofVisit },
    {
      table: 'plan_link',
      holds: 'links to a proposed plan',
      keep: 'link',
      of: ['user_id'],
      end: 'delete',
      rows: [{ rule: 'link', after: 'expires_at' }],
    },
    { table: 'renewal_pause', holds: 'pauses that begin with a renewal', ...ofVisit },
    {
      table: 'renewal_photo',
      holds: 'photos for a renewal that is not sent yet',
      keep: 'account',
      of: ['user_id'],
      end: 'delete',
      object: 'object_key',
    },
    {
      table: 'progress_photo',
      holds: 'the patient’s own photos of their progress',
      keep: 'account',
      of: ['user_id'],
      end: 'delete',
      object: 'object_key',
    },
    {
      table: 'progress_reminder',
      holds: 'when to take the next photo',
      keep: 'account',
      of: ['user_id'],
      end: 'delete',
    },
  ],
};
