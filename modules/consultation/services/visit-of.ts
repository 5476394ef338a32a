import { visitInChart } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';

/** The visit as the chart knows it, with its journey where that is `known`: the products that it orders and replaces are no other treatment. */
export const visitOf = async (
  tx: Scope,
  { id, kind, journeyId }: Pick<Consultation, 'id' | 'kind' | 'journeyId'>,
  known?: Journey,
) => {
  const journey = known ?? (await journeyRepository(tx.db).find(journeyId));
  return visitInChart({ id, kind }, journey?.checkoutId ?? null, journey?.userProducts ?? []);
};
