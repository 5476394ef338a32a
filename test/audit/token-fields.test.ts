import { describe, expect, it } from 'vitest';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { careModules } from '../harness/care-modules.ts';
import { tokenCalls, withFactor } from './token-calls.ts';

const harness = await openFileHarness({ modules: careModules });
const operator = await harness.operator();

describe.each(Object.entries(tokenCalls))('%s', (_, { query, variables, action }) => {
  it('is audited with the person who did it', async () => {
    const given = await variables?.(harness, operator);
    await emptyAuditLog(harness.scope.db);
    expect((await harness.api(operator, query, given, null, withFactor)).errors).toBeUndefined();
    const written = await harness.scope.db('audit_log').select('actor_id', 'action');
    expect(written).toEqual([{ actor_id: operator.id, action }]);
  });

  it('is refused for the pharmacist’s contact, patients, visitors and while impersonating', async () => {
    const given = await variables?.(harness, operator);
    const patient = await harness.account();
    const impersonating = { ...patient, impersonatorId: operator.id };
    for (const [user, code] of [
      [null, 'UNAUTHENTICATED'],
      [patient, 'FORBIDDEN'],
      [{ ...operator, role: 'pharmacy_contact' } as const, 'FORBIDDEN'],
      [impersonating, query.startsWith('mutation') ? 'IMPERSONATION_REFUSED' : 'FORBIDDEN'],
    ] as const) {
      const answer = await harness.api(user, query, given, null, withFactor);
      expect(answer.errors?.[0]?.extensions.code).toBe(code);
    }
  });
});

it('no token is made in a session without a second factor', async () => {
  const { query = '' } = tokenCalls.deskCreateToken ?? {};
  for (const signIn of [undefined, { hasSecondFactor: false, isAtOwnProvider: false }]) {
    const answer = await harness.api(operator, query, {}, null, signIn && { signIn });
    expect(answer.errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
  }
});
