import { clinicianPort } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { audienceOf } from '../../domain/paging/audience-of.ts';
import type { PageLevel } from '../../domain/paging/due-steps.ts';
import type { Consultation } from '../../repositories/consultations.ts';

/** Who is told of a case now, see `audienceOf`. */
export const audienceNow = async (
  tx: Scope,
  { shipState, clinicianId }: Pick<Consultation, 'shipState' | 'clinicianId'>,
  level: PageLevel,
) => {
  const working = await tx.use(clinicianPort).licensedIn([]);
  const licensed = working.filter(({ states }) => states.includes(shipState));
  const assigned = working.find(({ id }) => id === clinicianId);
  return audienceOf(level, licensed.length > 0 ? licensed : working, assigned?.id ?? null);
};
