import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { judgeRules } from './decision/judge-rules.ts';
import { evaluate } from './evaluate.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';
import { rules } from './rules/index.ts';
import { counselTexts, mayApprove } from './visit-guards.ts';

const input = (drugTypes: readonly DrugType[], takenDrugs: readonly DrugType[], changes: Answers) => ({
  answers: { ...healthyHairAnswers('2027-03-01'), ...changes },
  drugTypes,
  takenDrugs,
  ageYears: 38,
  state: 'NY',
  servedStates: ['NY'],
  visitKind: 'initial' as const,
  purpose: 'approve' as const,
});
const finding = (given: ReturnType<typeof input>, ruleId: string) =>
  evaluate(given).findings.find((one) => one.ruleId === ruleId);

describe('current treatments', () => {
  const alphaBlocker = { meds: ['alpha_blocker'] };

  it('are part of the decision about another drug: a review of them is a finding, and has to be acknowledged', () => {
    const given = input(['finasteride'], ['sildenafil'], alphaBlocker);
    expect(finding(given, 'PDE-ALPHA')).toMatchObject({
      outcome: 'review',
      drugTypes: ['sildenafil'],
    });
    const evaluation = evaluate(given);
    const reviews = evaluation.findings.filter(({ outcome }) => outcome === 'review');
    expect(mayApprove(evaluation, [])).toMatchObject({ ok: false, failure: { code: 'CONFLICT' } });
    expect(
      mayApprove(
        evaluation,
        reviews.map(({ ruleId }) => ruleId),
      ).ok,
    ).toBe(true);
  });

  it('is recorded with the decision', () => {
    const given = input(['finasteride'], ['sildenafil'], alphaBlocker);
    const results = judgeRules(rules, given, evaluate(given));
    expect(results.filter(({ id }) => id.startsWith('PDE-ALPHA')).map(({ result }) => result)).toContain(
      'fired',
    );
  });

  it('require no text to be read again; their stops put them on hold instead', () => {
    const given = input(['finasteride'], ['minoxidil_oral'], { conditions: ['adrenal_tumour', 'swelling'] });
    const { findings, outcome, removedDrugTypes } = evaluate(given);
    expect(findings.map(({ ruleId }) => ruleId)).toContain('OMX-SWELLING');
    expect(findings.map(({ ruleId }) => ruleId)).not.toContain('OMX-PHEO');
    expect(counselTexts(evaluate(given)).map(({ ruleId }) => ruleId)).not.toContain('OMX-COUNSEL');
    expect([outcome, removedDrugTypes]).toEqual(['review', []]);
  });

  it('require no answer again: an old reading for them does not block the other drug', () => {
    const given = { ...input(['finasteride'], ['minoxidil_oral'], {}), tooOld: ['bp'] };
    expect(evaluate(given).findings.filter(({ needsNewAnswer }) => needsNewAnswer)).toEqual([]);
  });

  it.each<[string, readonly DrugType[], readonly DrugType[]]>([
    ['minoxidil tablets beside our erection medicine', ['minoxidil_oral'], ['sildenafil']],
    ['erection medicine beside our minoxidil tablets', ['sildenafil'], ['minoxidil_oral']],
  ])('%s are reviewed', (_, drugTypes, taken) => {
    expect(finding(input(drugTypes, taken, {}), 'OMX-PDE5')).toMatchObject({ outcome: 'review' });
  });
});
