import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { checkConfig, questionsOf } from '#modules/quiz/index.ts';
import { clinicalQuestionnaires, visitRegistration } from '../registry/registry.ts';
import { treatedDrugs } from '../registry/treated-drugs.ts';

const named = clinicalQuestionnaires.filter(({ questionnaire }) =>
  questionnaire.name.endsWith('dose-change'),
);

const idsFor = (...drugTypes: DrugType[]): string[] => {
  const asked = visitRegistration('titration', drugTypes).atPatientsRequest;
  return asked ? questionsOf(asked.questionsFor(drugTypes)).map(({ id }) => id) : [];
};

describe('the questions about another dose (S2.40)', () => {
  it.each(named)('$questionnaire.name has no errors, for one drug and for all', ({ questionnaire }) => {
    for (const drugTypes of [...treatedDrugs.map((drug) => [drug]), treatedDrugs])
      expect(checkConfig(questionnaire.questionsFor(drugTypes)), drugTypes.join()).toEqual([]);
  });

  it.each<[DrugType, readonly string[]]>([
    ['finasteride', ['dose_finasteride', 'phq2_interest', 'partner_pregnant']],
    ['minoxidil_oral', ['dose_minoxidil_oral', 'bp', 'missed_days_count']],
    [
      'sildenafil',
      [
        'dose_sildenafil',
        'bp',
        'ed_tries',
        'taken_right',
        'ed_result',
        'ed_effects_bother',
        'nitrate_second',
      ],
    ],
    ['tadalafil', ['dose_tadalafil', 'ed_side_effects']],
    ['sertraline', ['dose_sertraline', 'ssri_effects', 'pe_bother', 'phq2_down', 'self_harm_now']],
  ])('of %s ask what its table reads, safety first and the wish at the end', (drug, expected) => {
    const ids = idsFor(drug);
    expect(ids).toEqual(expect.arrayContaining([...expected]));
    expect(ids[0]).toBe('urgent_symptoms');
    expect(ids.slice(-2)).toEqual([`dose_${drug}`, 'attest']);
  });
});
