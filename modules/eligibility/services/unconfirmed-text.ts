import type { Question } from '#modules/quiz/index.ts';
import type { PatientFact } from '../domain/patient-facts/patient-fact.ts';
import { type UnconfirmedCorrection, unconfirmedCorrections } from '../domain/patient-facts/read-facts.ts';
import { questionnaireNamed } from '../domain/registry/registry.ts';
import { treatedDrugs } from '../domain/registry/treated-drugs.ts';

/** The question of a fact, as its questionnaire asks it now; null when it is not asked any more. */
export const questionOf = ({
  questionnaire,
  question,
}: Pick<PatientFact, 'questionnaire' | 'question'>): Question | null =>
  questionnaireNamed(questionnaire)
    ?.questionnaire.questionsFor(treatedDrugs)
    .sections.flatMap(({ questions }) => questions)
    .find(({ id }) => id === question) ?? null;

const labelOf = ({ own }: UnconfirmedCorrection): string => questionOf(own)?.label ?? own.question;

/** For the clinician: which corrections of these rules' answers wait for the patient; null when none does. */
export const unconfirmedText = (facts: readonly PatientFact[], ruleIds: readonly string[]): string | null => {
  const waiting = unconfirmedCorrections(facts).filter((one) =>
    one.ruleIds.some((id) => ruleIds.includes(id)),
  );
  if (waiting.length === 0) return null;
  const labels = waiting.map((one) => `“${labelOf(one)}”`).join(', ');
  const rules = [...new Set(waiting.flatMap((one) => one.ruleIds))].join(', ');
  return `The patient has not confirmed the corrected answer to ${labels}. Until they do, their own answer counts: ${rules}.`;
};
