import type { StoredData } from './personal-table.ts';

/** What the server stores outside of the modules. */
export const platformData: StoredData = {
  personal: [
    {
      table: 'audit_log',
      holds: 'who read or changed sensitive data, and when',
      keep: 'proof',
      of: ['actor_id', 'impersonator_id'],
      end: 'keep',
      rows: [{ rule: 'proof', after: 'at' }],
    },
    {
      table: 'state_transition',
      holds: 'every change of a status: from, to, by whom and why',
      keep: 'proof',
      of: ['actor_id', 'impersonator_id'],
      end: 'keep',
      rows: [{ rule: 'proof', after: 'at' }],
    },
    {
      table: 'outbox_event',
      holds: 'events for other parts of the product, with numbers of records',
      keep: 'outbox',
      of: [],
      end: 'keep',
      // What is still to be delivered has a job with its id.
      rows: [
        {
          rule: 'outbox',
          after: 'at',
          where: 'not exists (select from graphile_worker.jobs j where j.key = outbox_event.id::text)',
        },
      ],
    },
    {
      table: 'erasure',
      holds: 'when the data of a person was erased; only the number of the person',
      keep: 'proof',
      of: ['person_id'],
      end: 'keep',
    },
    {
      table: 'web_session',
      holds: 'browsers that are signed in',
      keep: 'session',
      of: ['user_id'],
      end: 'delete',
      // Sessions end by the machine's clock, which a demo's clock may be far ahead of.
      rows: [{ rule: 'session', after: 'created_at', where: 'expires_at < now()' }],
    },
  ],
  impersonal: [
    { table: 'event_delivery', because: 'Which subscriber had an event; deleted with the event.' },
    { table: 'retention_run', because: 'When rows of a table were last deleted.' },
    { table: 'audit_seal', because: 'Hashes of the audit log.' },
    {
      table: 'request_count',
      because:
        'Requests within a minute by hashes of addresses; deleted when the next minute of any address begins.',
    },
    { table: 'migration', because: 'Names of changes of the database.' },
    { table: 'migration_lock', because: 'A lock of the tool that changes the database.' },
    ...[
      'demo_clock',
      'demo_identity_account',
      'demo_identity_attempt',
      'demo_identity_challenge',
      'demo_identity_key',
      'demo_identity_mail',
      'demo_identity_passkey',
      'demo_identity_record',
      'demo_identity_recovery_code',
      'demo_identity_reset',
      'demo_identity_totp',
      'demo_identity_totp_step',
      'demo_mail',
      'demo_page',
      'demo_pharmacy_order',
      'demo_processor_event',
      'demo_processor_idempotency',
      'demo_processor_object',
      'demo_text',
    ].map((table) => ({ table, because: 'A simulator’s: empty in production, where no simulator runs.' })),
  ],
};
