import { renewalOpensAt } from '../domain/states/index.ts';
import type { TreatmentView } from '../repositories/view-rows.ts';
import { prescriptionWords } from './words.ts';

/** A prescription in words, as the patient and the desk read it. */
export const presentTreatment = (treatment: TreatmentView, now: Date) => {
  const { status, expiresAt, refillsRemaining, lastFillAt } = treatment;
  const lastRefillAt = refillsRemaining === 0 ? lastFillAt : null;
  const runs = status === 'active' && expiresAt !== null && now < expiresAt;
  const renewable = status === 'active' || status === 'completed' || status === 'expired';
  return {
    id: treatment.id,
    drugType: treatment.drugType,
    name: treatment.name,
    howToTake: treatment.directions,
    startedAt: treatment.signedAt,
    expiresAt,
    refillsRemaining,
    words: prescriptionWords(status === 'active' && !runs ? 'expired' : status),
    isActive: runs,
    renewalDue: renewable && expiresAt !== null && now >= renewalOpensAt(expiresAt, lastRefillAt),
  };
};

export const photoHref = (id: string): string => `/consultation/photos/${id}`;
