import { describe, expect, it } from 'vitest';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { careModules } from '../harness/care-modules.ts';
import { staffCalls } from './staff-calls.ts';

const harness = await openFileHarness({ modules: careModules });
const operator = await harness.operator();

describe.each(Object.entries(staffCalls))('%s', (_, { query, variables, action }) => {
  it('is audited with whoever did it', async () => {
    const given = await variables?.(harness, operator);
    await harness.scope.db('audit_log').delete();
    expect((await harness.api(operator, query, given)).errors).toBeUndefined();
    const written = await harness.scope.db('audit_log').select('actor_id', 'action');
    expect(written).toEqual([{ actor_id: operator.id, action }]);
  });

  it('is refused for clinicians, patients, visitors and while impersonating', async () => {
    const given = await variables?.(harness, operator);
    const patient = await harness.account();
    for (const [user, code] of [
      [null, 'UNAUTHENTICATED'],
      [patient, 'FORBIDDEN'],
      [await harness.clinician(), 'FORBIDDEN'],
      [
        { ...patient, impersonatorId: operator.id },
        query.startsWith('mutation') ? 'IMPERSONATION_REFUSED' : 'FORBIDDEN',
      ],
    ] as const)
      expect((await harness.api(user, query, given)).errors?.[0]?.extensions.code).toBe(code);
  });
});
