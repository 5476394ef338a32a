import { describe, expect, it } from 'vitest';
import { furtherQuestions, missingAnswers, missingAnswersText } from './check-plan.ts';

const idsOf = (questions: ReturnType<typeof missingAnswers>) => questions.map(({ id }) => id);
const namesOf = (visit: Omit<Parameters<typeof furtherQuestions>[0], 'drugTypes' | 'removedDrugTypes'>) =>
  furtherQuestions({ ...visit, drugTypes: ['finasteride'], removedDrugTypes: [] }).map(({ name }) => name);

describe('the questionnaires of a visit', () => {
  it('are those of its service lines, each once', () => {
    expect(namesOf({ kind: 'initial' })).toEqual(['hair-intake']);
    expect(namesOf({ kind: 'renewal' })).toEqual(['hair-intake', 'renewal-medical-history']);
    expect(namesOf({ kind: 'renewal', isAfterMove: true })).toEqual(['hair-intake', 'oos-medical-history']);
  });

  it('are the usual ones after a move where the service line has no special one', () => {
    const ids = idsOf(missingAnswers({ kind: 'renewal', isAfterMove: true }, null, ['sildenafil']));
    expect(ids).toContain('ed_side_effects');
  });

  it('belong to a drug that was removed, too', () => {
    const asked = furtherQuestions({ kind: 'initial', drugTypes: [], removedDrugTypes: ['sertraline'] });
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(['sh-intake']));
  });
});

describe('missing answers', () => {
  it('are those that a rule of the drugs reads and the visit asks', () => {
    expect(idsOf(missingAnswers({ kind: 'initial' }, null, ['minoxidil_oral']))).toContain('bp');
    expect(idsOf(missingAnswers({ kind: 'initial' }, null, ['ketoconazole']))).not.toContain('bp');
    expect(idsOf(missingAnswers({ kind: 'initial' }, null, ['finasteride']))).not.toContain('nitrate_use');
  });

  it('of a renewal ask how treatment goes; after a move the form for the new state does not', () => {
    expect(idsOf(missingAnswers({ kind: 'renewal' }, null, ['finasteride']))).toContain('side_effects');
    const afterMove = missingAnswers({ kind: 'renewal', isAfterMove: true }, null, ['finasteride']);
    expect(idsOf(afterMove)).not.toContain('side_effects');
  });

  it('do not include what was answered; a blank answer is none', () => {
    const given = { allergies: ['none'], patchy: '' };
    const ids = idsOf(missingAnswers({ kind: 'initial' }, given, ['finasteride']));
    expect(ids).not.toContain('allergies');
    expect(ids).toContain('patchy');
  });

  it('are named one by one', () => {
    const questions = missingAnswers({ kind: 'initial' }, null, ['ketoconazole']).slice(0, 2);
    const [first, second] = questions.map(({ label }) => label);
    expect(missingAnswersText(questions)).toBe(
      `A safety rule needs an answer that is missing: “${first}”, “${second}”. Ask the patient, record the answer in the intake, then decide again.`,
    );
  });
});
