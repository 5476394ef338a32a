import { reviewPort } from '#modules/consultation/index.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { readerOf } from './present-case.ts';

/** The patient of a case; null when the case is in a state where the clinician is not licensed. */
export const patientOfCase = async (
  scope: Scope,
  staff: Staff,
  consultationId: string,
): Promise<string | null> =>
  (await scope.use(reviewPort).detail(readerOf(staff), consultationId))?.userId ?? null;
