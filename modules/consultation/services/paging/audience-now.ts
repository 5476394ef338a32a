import { clinicianPort, isOnLeave, standInOf } from '#modules/prescription/index.ts';
import type { Scope } from '#server/scope.ts';
import { audienceOf } from '../../domain/paging/audience-of.ts';
import type { PageLevel } from '../../domain/paging/due-steps.ts';
import type { Consultation } from '../../repositories/consultations.ts';

/** Who is told of a case now, see `audienceOf`. Nobody on leave is the only one, unless all who work here are. */
export const audienceNow = async (
  tx: Scope,
  { shipState, clinicianId }: Pick<Consultation, 'shipState' | 'clinicianId'>,
  level: PageLevel,
) => {
  const working = await tx.use(clinicianPort).licensedIn([]);
  const licensed = working.filter(({ states }) => states.includes(shipState));
  const licensedHere = licensed.filter((one) => !isOnLeave(one));
  const others = working.filter((one) => !isOnLeave(one) || licensed.includes(one) || licensed.length === 0);
  const told = licensedHere.length > 0 ? licensedHere : others;
  // Where everybody who is licensed is on leave, they are told together with those who are here.
  const areAllAway = licensed.length > 0 && licensedHere.length === 0;
  const assigned = standInOf(clinicianId, working, [shipState]);
  return audienceOf(
    level,
    told.map((one) => ({ id: one.id, takesTurns: one.takesTurns && !areAllAway && !isOnLeave(one) })),
    assigned?.id ?? null,
  );
};
