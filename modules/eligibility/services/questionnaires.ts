import { type ConfigFile, checkConfigFiles } from '#modules/quiz/index.ts';
import { refillOutOfState } from '../domain/questionnaires/refill-out-of-state.ts';
import { clinicalQuestionnaires } from '../domain/registry/registry.ts';
import { serviceLines } from '../domain/registry/service-lines.ts';
import { treatedDrugs } from '../domain/registry/treated-drugs.ts';

const fileOf = (name: string): string => `modules/eligibility/domain/questionnaires/${name}.ts`;

/** Questions depend on the drugs: with all of them, and with each alone. */
const selections = [treatedDrugs, ...treatedDrugs.map((drug) => [drug])];

/** Every questionnaire of this module, with the file that holds it. */
const questionnaires: readonly ConfigFile[] = [
  ...clinicalQuestionnaires.flatMap(({ questionnaire: { name, questionsFor } }) =>
    selections.map((drugTypes) => ({ file: fileOf(name), config: questionsFor(drugTypes) })),
  ),
  ...[...serviceLines.flatMap(({ beforeVisit }) => beforeVisit), refillOutOfState].map((config) => ({
    file: fileOf(config.name),
    config,
  })),
];

/** Errors in the questionnaires; with any, the server refuses to start. */
export const questionnaireProblems = (): readonly string[] => checkConfigFiles(questionnaires);
