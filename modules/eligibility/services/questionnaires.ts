import { type ConfigFile, checkConfigFiles, type QuizConfig } from '#modules/quiz/index.ts';
import { hairPrescriptions, topicalMinoxidil } from '../domain/drug-groups.ts';
import { hairIntakeFor } from '../domain/questionnaires/hair-intake.ts';
import { hairLossBasics } from '../domain/questionnaires/hair-loss-basics.ts';
import { oosMedicalHistory } from '../domain/questionnaires/oos-medical-history.ts';
import { refillOutOfState } from '../domain/questionnaires/refill-out-of-state.ts';
import { renewalMedicalHistoryFor } from '../domain/questionnaires/renewal-medical-history.ts';
import { startBasics } from '../domain/questionnaires/start-basics.ts';

const drugs = [...hairPrescriptions, ...topicalMinoxidil];
const folder = 'modules/eligibility/domain/questionnaires';

type ConfigFor = (drugTypes: Parameters<typeof hairIntakeFor>[0]) => QuizConfig;

/** A questionnaire whose questions depend on the drugs: with all of them, and with each alone. */
const everySelection = (file: string, configFor: ConfigFor): readonly ConfigFile[] =>
  [drugs, ...drugs.map((drug) => [drug])].map((selection) => ({ file, config: configFor(selection) }));

/** Every questionnaire of this module, with the file that holds it. */
const questionnaires: readonly ConfigFile[] = [
  ...everySelection(`${folder}/hair-intake.ts`, hairIntakeFor),
  { file: `${folder}/start-basics.ts`, config: startBasics },
  { file: `${folder}/hair-loss-basics.ts`, config: hairLossBasics },
  { file: `${folder}/refill-out-of-state.ts`, config: refillOutOfState },
  { file: `${folder}/oos-medical-history.ts`, config: oosMedicalHistory },
  ...everySelection(`${folder}/renewal-medical-history.ts`, renewalMedicalHistoryFor),
];

/** Mistakes in them, for the start to refuse. */
export const questionnaireMistakes = (): readonly string[] => checkConfigFiles(questionnaires);
