import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  type Answers,
  checkConfig,
  pruneHidden,
  questionsOf,
  validateAll,
  visibleQuestions,
} from '#modules/quiz/index.ts';
import { sexualHealthDrugs } from '../drug-groups.ts';
import { healthyEjaculationAnswers, healthyErectionAnswers } from '../sexual-health.fixture.ts';
import { hairIntakeFor } from './hair-intake.ts';
import { shIntakeFor } from './sh-intake.ts';

const today = new Date('2027-03-12T12:00:00Z');
const idsOf = (drugs: readonly DrugType[]): readonly string[] =>
  questionsOf(shIntakeFor(drugs)).map(({ id }) => id);
const visible = (answers: Answers, drugs: readonly DrugType[] = sexualHealthDrugs): readonly string[] =>
  visibleQuestions(shIntakeFor(drugs), answers).map(({ id }) => id);

describe('S2.39: the sexual-health intake', () => {
  const selections: readonly (readonly DrugType[])[] = [
    [],
    ...sexualHealthDrugs.map((drug) => [drug]),
    sexualHealthDrugs,
  ];
  it.each(selections.map((drugs) => ({ drugs })))(
    'has no errors for $drugs and says why each question is asked',
    ({ drugs }) => {
      const config = shIntakeFor(drugs);
      expect(checkConfig(config)).toEqual([]);
      expect([config.name, config.version]).toEqual(['sh-intake', 1]);
      for (const question of questionsOf(config)) expect(question.why.length).toBeGreaterThan(15);
    },
  );

  it.each<[string, DrugType, boolean]>([
    ['bp', 'sildenafil', true],
    ['bp', 'tadalafil', true],
    ['bp', 'sertraline', false],
    ['genital_skin', 'climax_delay_spray', true],
    ['partner_caine', 'climax_delay_spray', true],
    ['partner_pregnant', 'sildenafil', false],
    ['nitrate_use', 'climax_delay_spray', true],
    ['nitrate_second', 'sertraline', true],
  ])('%s is asked for %s: %s', (id, drug, asked) => expect(idsOf([drug]).includes(id)).toBe(asked));

  it('asks before a drug is chosen what every drug needs', () => {
    expect(idsOf([])).toEqual(idsOf(['sildenafil', 'climax_delay_spray']));
  });

  it('asks about nitrates twice, in other words and far apart', () => {
    const ids = idsOf(['sildenafil']);
    expect(ids.indexOf('nitrate_second') - ids.indexOf('nitrate_use')).toBeGreaterThan(15);
  });

  it.each<[string, Answers, readonly DrugType[]]>([
    ['erections', healthyErectionAnswers, ['sildenafil', 'climax_delay_spray']],
    ['early ejaculation', healthyEjaculationAnswers, sexualHealthDrugs],
  ])('is complete with the healthy answers about %s', (_, answers, drugs) => {
    const config = shIntakeFor(drugs);
    expect(validateAll(config, answers, today)).toEqual([]);
    expect(pruneHidden(config, answers)).toEqual(answers);
  });

  it('can be submitted for erection medicine without a pulse, which not every device shows', () => {
    const config = shIntakeFor(['tadalafil']);
    const reading = { systolic: 122, diastolic: 78, takenOn: '2027-03-01' };
    const answers = { ...pruneHidden(config, healthyErectionAnswers), bp: reading };
    expect(validateAll(config, answers, today)).toEqual([]);
  });

  it('cannot be submitted for erection medicine without a blood pressure reading (BP5-PDE5)', () => {
    const config = shIntakeFor(['tadalafil']);
    const { bp: _, ...answers } = pruneHidden(config, healthyErectionAnswers);
    expect(validateAll(config, answers, today)).toEqual([
      { field: 'bp', message: 'Please answer this question.' },
    ]);
  });
});

describe('S2.39: what the answers show', () => {
  const erection = ['ed_onset', 'ed_when', 'ed_morning', 'libido'];
  const early = ['pe_since', 'pe_time', 'pe_control', 'pe_often', 'pe_bother', 'pe_partner'];
  const score = ['sexually_active', 'iief1', 'iief2', 'iief3', 'iief4', 'iief5'];
  const some = [...erection, ...early, 'pe_lose_firm', ...score];

  it.each<[Answers, readonly string[]]>([
    [{ sh_concern: 'erection' }, [...erection, ...score]],
    [{ sh_concern: 'too_soon' }, [...early, 'pe_lose_firm']],
    [{ sh_concern: 'too_soon', pe_lose_firm: 'yes' }, [...early, 'pe_lose_firm', ...score]],
    [{ sh_concern: 'both' }, [...erection, ...early, ...score]],
    [{ sh_concern: 'other' }, []],
  ])('%j', (answers, expected) => {
    expect(visible(answers).filter((id) => some.includes(id))).toEqual(expected);
    expect(visible(answers).includes('sh_concern_detail')).toBe(answers.sh_concern === 'other');
  });

  it.each<[Answers, readonly DrugType[], boolean]>([
    [{ sh_concern: 'erection', mind_hx: ['none'] }, ['sildenafil'], false],
    [{ sh_concern: 'erection', mind_hx: ['depression_past'] }, ['sildenafil'], true],
    [{ sh_concern: 'erection', mind_hx: ['low_sodium'] }, ['sildenafil'], true],
    [{ sh_concern: 'too_soon', mind_hx: ['none'] }, ['climax_delay_spray'], true],
    [{ sh_concern: 'erection', mind_hx: ['none'] }, ['sertraline'], true],
  ])('PHQ-2 with %j for %j: %s', (answers, drugs, asked) => {
    for (const id of ['phq2_interest', 'phq2_down', 'self_harm_now'])
      expect(visible(answers, drugs).includes(id)).toBe(asked);
  });

  it.each([0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].map((b) => [a, b] as const)))(
    'PHQ-9 with PHQ-2 answers %i and %i: from a sum of 2',
    (a, b) => {
      const shown = visible({
        ...healthyEjaculationAnswers,
        phq2_interest: String(a),
        phq2_down: String(b),
      });
      for (const item of [3, 4, 5, 6, 7, 8, 9]) expect(shown.includes(`phq9_${item}`)).toBe(a + b >= 2);
    },
  );

  const lowMood = { ...healthyEjaculationAnswers, phq2_interest: '2' };
  const first = ['cssrs1', 'cssrs2', 'cssrs6'];
  const all = ['cssrs1', 'cssrs2', 'cssrs3', 'cssrs4', 'cssrs5', 'cssrs6'];
  it.each<[string, Answers, readonly string[]]>([
    ['low mood', { ...lowMood, phq9_9: '0' }, []],
    ['PHQ-9 item 9', { ...lowMood, phq9_9: '1' }, first],
    ['self-harm', { ...healthyEjaculationAnswers, self_harm_now: 'yes' }, first],
    ['self-harm as urgent', { ...healthyEjaculationAnswers, urgent_symptoms: ['self_harm'] }, first],
    ['no thoughts', { ...lowMood, phq9_9: '1', cssrs2: 'no' }, first],
    ['thoughts', { ...lowMood, phq9_9: '3', cssrs2: 'yes' }, all],
    ['a hidden item 9', { ...healthyEjaculationAnswers, phq9_9: '3' }, []],
  ])('C-SSRS with %s', (_, answers, expected) => {
    expect(visible(answers).filter((id) => id.startsWith('cssrs'))).toEqual(expected);
  });

  it.each<[Answers, string, boolean]>([
    [{ meds: ['blood_pressure'] }, 'bp_medicines', true],
    [{ meds: ['alpha_blocker'] }, 'bp_medicines', false],
    [{ mind_hx: ['seizure'] }, 'seizure_control', true],
    [{ mind_hx: ['psychosis'] }, 'seizure_control', false],
    [{ meds: ['triptan'] }, 'meds_detail', true],
    [{ allergies: ['caine'] }, 'allergies_detail', true],
    [{ conditions: ['thyroid'] }, 'conditions_detail', true],
    [{ tried: ['none'] }, 'tried_result', false],
  ])('%j shows %s: %s', (answers, id, shown) => expect(visible(answers).includes(id)).toBe(shown));
});

describe('questions that both intakes ask', () => {
  it('have the same type and at least the choices of the hair intake, so that an answer means the same', () => {
    const hair = questionsOf(hairIntakeFor(['minoxidil_oral', 'finasteride']));
    const shared = questionsOf(shIntakeFor([])).flatMap((question) => {
      const other = hair.find(({ id }) => id === question.id);
      return other ? [[question, other] as const] : [];
    });
    expect(shared.length).toBeGreaterThan(15);
    for (const [question, other] of shared) {
      expect([question.id, question.type]).toEqual([other.id, other.type]);
      if (!('options' in question) || !('options' in other)) continue;
      const values = question.options.map(({ value }) => value);
      expect([question.id, other.options.filter(({ value }) => !values.includes(value))]).toEqual([
        question.id,
        [],
      ]);
    }
  });

  it('word our own medicine as “not from us”', () => {
    const meds = questionsOf(shIntakeFor([])).find(({ id }) => id === 'meds');
    const labels = meds && 'options' in meds ? meds.options : [];
    for (const value of ['pde5', 'antidepressant', 'finasteride_or_dutasteride', 'minoxidil'])
      expect(labels.find((one) => one.value === value)?.label).toContain('not from us');
  });
});
