import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrugType, drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { pde5Inhibitors, sexualHealthDrugs, ssris } from './drug-groups.ts';
import { evaluate, outcomes, rules, strengthOf } from './index.ts';
import { takes } from './scope.ts';
import {
  choosing,
  isList,
  sexualHealthInput,
  sexualHealthQuestions,
  sexualHealthRules,
} from './sexual-health.fixture.ts';
import { choiceCases } from './sexual-health-choices.fixture.ts';
import { limitCases } from './sexual-health-limits.fixture.ts';

type Input = ReturnType<typeof sexualHealthInput>;

const ruleIdsOf = (input: Input): readonly string[] =>
  evaluate(input, sexualHealthRules).findings.map(({ ruleId }) => ruleId);

const optionsOf = (id: string): readonly string[] => {
  const question = sexualHealthQuestions.find((one) => one.id === id);
  return question && 'options' in question ? question.options.map(({ value }) => value) : [];
};

describe('S1.11: the rules of sexual health', () => {
  it('have ids of their own, a version, and reasons in the voice of the product', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    for (const rule of sexualHealthRules) {
      // It applies at one more door since its first version.
      expect(rule.version).toBe(rule.id === 'SPRAY-HEART-OTC' ? 2 : 1);
      expect(rule.reasonForPatient).toMatch(/\.$/);
      expect(rule.reasonForPatient).not.toContain('!');
      expect(rule.reasonForClinician).toMatch(/\.$/);
    }
  });

  it('name a scope exactly when they stop, a dose exactly when they limit it, and block only as a review', () => {
    for (const { id, outcome, scope, doseLimit, needsNewAnswer } of sexualHealthRules) {
      expect([id, scope !== undefined]).toEqual([id, outcome === 'stop' || outcome === 'emergency']);
      expect([id, doseLimit !== undefined]).toEqual([id, outcome === 'dose']);
      if (needsNewAnswer) expect([id, outcome]).toEqual([id, 'review']);
    }
  });

  it('read questions that are asked', () => {
    const asked = new Set(sexualHealthQuestions.map(({ id }) => id));
    for (const { id, inputs } of sexualHealthRules)
      expect([id, inputs.filter((input) => !asked.has(input))]).toEqual([id, []]);
  });

  it('each have a case', () => {
    const covered = new Set([...choiceCases.map(([id]) => id), ...limitCases.map(({ ruleId }) => ruleId)]);
    expect(sexualHealthRules.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
    expect([...covered].filter((id) => !sexualHealthRules.some((rule) => rule.id === id))).toEqual([]);
  });
});

describe('of all choices of a question', () => {
  it.each(choiceCases)('%s (%s) fires exactly for its own: %s = %s', (ruleId, drug, question, fires) => {
    const firing = optionsOf(question).filter((value) =>
      ruleIdsOf(choosing(drug, question, value)).includes(ruleId),
    );
    expect(optionsOf(question).length).toBeGreaterThan(0);
    expect(firing.toSorted()).toEqual(fires.split(' ').filter(Boolean).toSorted());
  });
});

describe('a name in free text', () => {
  const named = (drug: DrugType, question: string, text: string): readonly string[] =>
    ruleIdsOf(sexualHealthInput([drug], { answers: { [question]: text } }));

  it.each(
    'Nitrostat|isosorbide dinitrate|Imdur|ISORDIL|BiDil|nicorandil|amyl nitrite|butyl nitrite'.split('|'),
  )('%s is a nitrate', (text) => expect(named('tadalafil', 'meds_detail', text)).toContain('PDE-NITRATE'));

  it.each<[DrugType, string, string]>([
    ['sildenafil', 'Sildenafil|Viagra|Revatio', 'PDE-ALLERGY-SILDENAFIL'],
    ['tadalafil', 'Tadalafil|Cialis|Adcirca', 'PDE-ALLERGY-TADALAFIL'],
    ['sertraline', 'Sertraline|Zoloft', 'SSRI-ALLERGY-SERTRALINE'],
    ['fluoxetine', 'Fluoxetine|Prozac', 'SSRI-ALLERGY-FLUOXETINE'],
    ['escitalopram', 'Escitalopram|Lexapro|Citalopram|Celexa', 'SSRI-ALLERGY-ESCITALOPRAM'],
  ])('%s is known as %s', (drug, names, ruleId) => {
    for (const name of names.split('|'))
      expect([name, named(drug, 'allergies_detail', name)]).toEqual([name, expect.arrayContaining([ruleId])]);
  });

  it.each(
    'Anaphylaxis|my throat closed|could not breathe|swelling|swollen lips|EpiPen|epinephrine|hospital'.split(
      '|',
    ),
  )('%s is a serious reaction', (reaction) => {
    expect(named('sildenafil', 'allergies_detail', `Cialis: ${reaction}`)).toContain('PDE-ALLERGY');
  });
});

describe('S1.11: both sides of a limit', () => {
  it.each(limitCases.map((one, index) => [one.ruleId, index, one] as const))('%s (%i)', (ruleId, _, one) => {
    expect(ruleIdsOf(sexualHealthInput(one.drugs, one.fires))).toContain(ruleId);
    expect(ruleIdsOf(sexualHealthInput(one.drugs, one.neighbor))).not.toContain(ruleId);
  });
});

/** The scope of each stop and emergency over all products. */
const taken: Readonly<Record<string, readonly DrugType[]>> = {
  'AGE-ED': pde5Inhibitors,
  'PDE-NITRATE': pde5Inhibitors,
  'PDE-RIOCIGUAT': pde5Inhibitors,
  BP1: pde5Inhibitors,
  BP2: pde5Inhibitors,
  BP2b: pde5Inhibitors,
  'BP-CRISIS': [...pde5Inhibitors, 'minoxidil_oral'],
  'BP-CRISIS-URGENT': [...pde5Inhibitors, 'minoxidil_oral'],
  CV1: pde5Inhibitors,
  CV2: pde5Inhibitors,
  CV3: pde5Inhibitors,
  CV4: sexualHealthDrugs,
  CV6: sexualHealthDrugs,
  CV7: pde5Inhibitors,
  CV8: sexualHealthDrugs,
  'PDE-DOUBLE-PAH': pde5Inhibitors,
  'PDE-NAION': pde5Inhibitors,
  'PDE-RETINA': pde5Inhibitors,
  'PDE-PRIAPISM-PAST': pde5Inhibitors,
  'PDE-EMERG': pde5Inhibitors,
  'SSRI-MAOI': ssris,
  'SSRI-LINEZOLID': ssris,
  'SSRI-PIMOZIDE': ssris,
  'SSRI-THIORIDAZINE': ssris,
  'SSRI-BIPOLAR': ssris,
  'SSRI-PSYCH': ssris,
  'SSRI-SIDE': ssris,
  'SSRI-SIDE-MANIA': ssris,
  PHQ9: ssris,
  'CSSRS-MOD': ssris,
  'CSSRS-MOD-FIN': [
    'finasteride',
    'topical_finasteride_and_minoxidil',
    'topical_finasteride_and_minoxidil_foam',
  ],
  'CSSRS-HIGH': drugTypes,
  'SPRAY-STOP': ['climax_delay_spray'],
};

describe('S5.5: a stop or an emergency', () => {
  const hard = sexualHealthRules.filter(({ outcome }) => outcome === 'stop' || outcome === 'emergency');

  it('affects what the table says, for every one of them', () => {
    expect(hard.map(({ id }) => id).toSorted()).toEqual(Object.keys(taken).toSorted());
  });

  it.each(hard.map((rule) => [rule.id, rule] as const))('%s takes no more and no less', (id, rule) => {
    const affected = rule.appliesTo === 'all' ? drugTypes : rule.appliesTo;
    expect(drugTypes.filter((drug) => takes({ ...rule, drugTypes: affected }, drug)).toSorted()).toEqual(
      [...(taken[id] ?? [])].toSorted(),
    );
  });
});

describe('S5.5: evaluating sexual health', () => {
  it.each(sexualHealthDrugs.map((drug) => [drug]))(
    'healthy answers leave %s with texts to read only',
    (drug) => {
      const { findings, removedDrugTypes } = evaluate(sexualHealthInput([drug]), rules);
      expect(findings.filter(({ outcome }) => outcome !== 'counsel')).toEqual([]);
      expect(findings.length).toBeGreaterThan(0);
      expect(removedDrugTypes).toEqual([]);
    },
  );

  it('a nitrate stops erection medicine and leaves the rest of the visit', () => {
    const input = sexualHealthInput(['tadalafil', 'climax_delay_spray'], {
      answers: { nitrate_use: ['nitroglycerin'] },
    });
    const { outcome, allowedDrugTypes } = evaluate(input, sexualHealthRules);
    expect(outcome).toBe('stop');
    expect(allowedDrugTypes).toEqual(['climax_delay_spray']);
  });

  it.each([
    [{ previousAnswers: [{ nitrate_use: ['isosorbide'] }] }],
    [{ earlierStops: [{ answers: { nitrate_second: 'yes' }, ruleIds: ['PDE-NITRATE'] }] }],
  ])('a withdrawn answer about nitrates blocks approval until it is clear: %j', (earlier) => {
    const { findings } = evaluate({ ...sexualHealthInput(['sildenafil']), ...earlier }, sexualHealthRules);
    expect(findings.find(({ ruleId }) => ruleId === 'PDE-NITRATE-SPLIT')?.needsNewAnswer).toBe(true);
    expect(findings.map(({ ruleId }) => ruleId)).toContain('ANSWER-CHANGED');
  });

  it('a removed drug has no dose caps, and a drug outside the visit none either', () => {
    const input = sexualHealthInput(['sildenafil'], { answers: { kidney_level: 'under_30' } });
    expect(evaluate(input, sexualHealthRules).doseCaps).toEqual([
      { drugType: 'sildenafil', maxMgPerDay: 25, onlyFirst: true, ruleId: 'PDE-RENAL-UNDER-30' },
    ]);
    const stopped = sexualHealthInput(['sildenafil'], {
      answers: { kidney_level: 'under_30', eye_ear: ['naion'] },
    });
    expect(evaluate(stopped, sexualHealthRules).doseCaps).toEqual([]);
  });

  it('a question with “not sure” blocks approval, wherever a stop, alternative or dose rule reads it', () => {
    const unsure = sexualHealthQuestions.filter(({ id }) => optionsOf(id).includes('not_sure'));
    expect(unsure.map(({ id }) => id)).toEqual([
      'nitrate_use',
      'heart_attack',
      'stroke',
      'bad_rhythm',
      'told_no_sex',
      'exercise',
      'kidney_level',
      'liver_level',
      'nitrate_second',
    ]);
    for (const { id } of unsure.filter((question) => question.id !== 'exercise')) {
      const { findings } = evaluate(choosing('sildenafil', id, 'not_sure'), sexualHealthRules);
      expect([id, findings.some(({ needsNewAnswer }) => needsNewAnswer)]).toEqual([id, true]);
    }
  });
});

describe('properties', () => {
  const lists = sexualHealthQuestions.flatMap(({ id }) =>
    isList(id)
      ? optionsOf(id)
          .filter((value) => value !== 'none')
          .map((value) => [id, value] as const)
      : [],
  );
  const withChoices = (choices: readonly (readonly [string, string])[]): Answers => {
    const answers: Record<string, string[]> = {};
    for (const [id, value] of choices) answers[id] = [...(answers[id] ?? []), value];
    return answers;
  };
  const some = fc.subarray([...sexualHealthDrugs], { minLength: 1 });

  it('one more trigger never weakens the outcome nor allows a removed drug again', () => {
    fc.assert(
      fc.property(some, fc.subarray(lists), fc.constantFrom(...lists), (drugs, choices, more) => {
        const before = evaluate(
          sexualHealthInput(drugs, { answers: withChoices(choices) }),
          sexualHealthRules,
        );
        const after = evaluate(
          sexualHealthInput(drugs, { answers: withChoices([...choices, more]) }),
          sexualHealthRules,
        );
        expect(strengthOf(after.outcome)).toBeGreaterThanOrEqual(strengthOf(before.outcome));
        for (const drug of before.removedDrugTypes) expect(after.removedDrugTypes).toContain(drug);
      }),
    );
  });

  it('answers of any shape never make a rule throw', () => {
    const ids = sexualHealthQuestions.map(({ id }) => id);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...ids), fc.jsonValue()), (junk) => {
        const answers: Answers = JSON.parse(JSON.stringify(junk));
        const input = { ...sexualHealthInput(sexualHealthDrugs), answers, earlierAnswers: [answers] };
        expect(outcomes).toContain(evaluate(input, sexualHealthRules).outcome);
      }),
    );
  });
});
