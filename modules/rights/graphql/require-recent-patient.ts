import { fail } from '#kernel/result.ts';
import { recentSignInPort } from '#modules/account/index.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { type Patient, requirePatientInPerson } from '#server/graphql/require-person.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';

/** The signed-in patient, in person, in a browser that signed in within the last hour; FORBIDDEN otherwise. */
export const requireRecentPatient = async (context: RequestContext): Promise<Patient> => {
  const patient = requirePatientInPerson(context);
  const { scope, viewer } = context;
  if (await scope.use(recentSignInPort).isRecent(patient.userId, viewer.sessionId ?? null)) return patient;
  return valueOrThrow(
    fail('FORBIDDEN', 'Please sign out and sign in again first, so that we know it is you.'),
  );
};
