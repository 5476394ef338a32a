import { type ClinicalQuestionnaire, visitRegistration } from '#modules/eligibility/index.ts';
import type { Consultation } from '../repositories/consultations.ts';

type AskedVisit = Pick<Consultation, 'kind' | 'drugTypes'>;

/** The questionnaire of a visit that the patient opened; null when the visit kind has none. */
export const requestQuestionnaire = ({ kind, drugTypes }: AskedVisit): ClinicalQuestionnaire | null =>
  visitRegistration(kind, drugTypes).atPatientsRequest ?? null;

/** Whether the patient opened the visit to request another dose, by its questionnaire. */
export const isPatientsRequest = (visit: AskedVisit, configName: string): boolean =>
  requestQuestionnaire(visit)?.name === configName;

/** The questionnaire of a draft: that of the patient's own request by its name, else the usual one of the visit kind. */
export const draftQuestionnaire = (visit: AskedVisit, configName: string): ClinicalQuestionnaire => {
  const asked = requestQuestionnaire(visit);
  return asked?.name === configName ? asked : visitRegistration(visit.kind, visit.drugTypes).questionnaire;
};
