import type { Question } from '#modules/quiz/index.ts';
import { documentBirth } from '../domain/patient-facts/document-birth.ts';
import { clinicalQuestionnaires } from '../domain/registry/registry.ts';
import { serviceLines } from '../domain/registry/service-lines.ts';
import { treatedDrugs } from '../domain/registry/treated-drugs.ts';

const byName: ReadonlyMap<string, readonly Question[]> = new Map(
  [
    ...clinicalQuestionnaires.map(({ questionnaire }) => questionnaire.questionsFor(treatedDrugs)),
    ...serviceLines.flatMap(({ beforeVisit }) => beforeVisit),
  ].map(({ name, sections, retired = [] }) => [
    name,
    [...sections.flatMap(({ questions }) => questions), ...retired.map(({ question }) => question)],
  ]),
);

const byId: ReadonlyMap<string, Question> = new Map(
  // The same question in several questionnaires is listed as the first one asks it.
  [...byName.values(), documentBirth]
    .flat()
    .toReversed()
    .map((question) => [question.id, question]),
);

/** A question as a questionnaire asks it, else as the first one that does; null for a question that none asks. */
export const knownQuestion = (id: string, questionnaire?: string): Question | null =>
  (questionnaire === undefined ? undefined : byName.get(questionnaire)?.find((one) => one.id === id)) ??
  byId.get(id) ??
  null;
