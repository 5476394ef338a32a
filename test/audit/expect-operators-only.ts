import { expect } from 'vitest';
import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from '../harness/harness.ts';

/** Expects that a call is refused for clinicians, patients, visitors and while the operator impersonates a patient. */
export const expectOperatorsOnly = async (
  harness: Harness,
  operator: SignedInUser,
  query: string,
  given: Record<string, unknown> | undefined,
): Promise<void> => {
  const patient = await harness.account();
  const impersonation = query.startsWith('mutation') ? 'IMPERSONATION_REFUSED' : 'FORBIDDEN';
  for (const [user, code] of [
    [null, 'UNAUTHENTICATED'],
    [patient, 'FORBIDDEN'],
    [await harness.clinician(), 'FORBIDDEN'],
    [{ ...patient, impersonatorId: operator.id }, impersonation],
  ] as const)
    expect((await harness.api(user, query, given)).errors?.[0]?.extensions.code).toBe(code);
};
