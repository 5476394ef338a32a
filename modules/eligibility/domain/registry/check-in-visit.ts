import type { DrugType } from '#modules/catalogue/index.ts';
import { CHECK_IN, checkInFor } from '../questionnaires/check-in.ts';
import { checkInItems } from '../questionnaires/check-in-item.ts';
import { POST_ARC, postArc } from '../questionnaires/post-arc.ts';
import type { ClinicalQuestionnaire, VisitRegistration } from './service-line.ts';

/** Answers that a check-in does not ask for stay unchanged. */
const laidOver: ClinicalQuestionnaire['historyOf'] = (known, given) => ({ ...known, ...given });

/**
 * Check-ins are the same visit in every service line: one questionnaire is about all treatments. Here it has the
 * questions of every check-in; a due one asks its own (see `checkInFor`).
 */
export const checkInVisit: VisitRegistration = {
  questionnaire: {
    name: CHECK_IN,
    questionsFor: (drugTypes: readonly DrugType[]) =>
      checkInFor(drugTypes, { items: checkInItems, asksReading: false }),
    historyOf: laidOver,
  },
  afterDecision: { name: POST_ARC, questionsFor: () => postArc, historyOf: laidOver },
  // Those of the service line: a check-in about hair takes them, and none is required.
  photos: [],
};
