import type { DrugType } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import { topicalCombinations } from '../drug-groups.ts';
import { type DrugSection, sectionsFor } from './drug-question.ts';
import { aboutYou } from './questions/about-you.ts';
import { body } from './questions/body.ts';
import { conditions } from './questions/conditions.ts';
import { hairLoss } from './questions/hair-loss.ts';
import { attestation, historyAndGoals } from './questions/history-and-goals.ts';
import { household } from './questions/household.ts';
import { medicines } from './questions/medicines.ts';
import { mood } from './questions/mood.ts';
import { scalp } from './questions/scalp.ts';
import { urgent } from './questions/urgent.ts';

const sections: readonly DrugSection[] = [
  aboutYou,
  urgent,
  hairLoss,
  scalp,
  conditions,
  medicines,
  body,
  household,
  mood,
  historyAndGoals,
  attestation,
];

export const HAIR_INTAKE = 'hair-intake';

/** Both drugs in one bottle are what a clinician may propose to whoever asks for both, or leaves the choice to them. */
const withBothInOne = (drugTypes: readonly DrugType[]): readonly DrugType[] =>
  drugTypes.includes('finasteride') && drugTypes.includes('minoxidil_oral')
    ? [...drugTypes, ...topicalCombinations]
    : drugTypes;

/**
 * The hair-loss intake for a visit about these drugs (docs/clinical/intake-everyone.md, hair-loss.md). Name and
 * version are the same for every visit; when the drugs change during the visit, carry the answers over into the new
 * selection of questions.
 */
export const hairIntakeFor = (drugTypes: readonly DrugType[]): QuizConfig => ({
  name: HAIR_INTAKE,
  version: 1,
  title: 'Your hair visit',
  sections: sectionsFor(sections, withBothInOne(drugTypes)),
});
