import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { type Answers, gatesOf, possibleQuestions, visibleQuestions } from '#modules/quiz/index.ts';
import { hairPrescriptions } from './drug-groups.ts';
import { hairIntakeFor } from './questionnaires/hair-intake.ts';
import { healthyHairAnswers } from './questionnaires/healthy-answers.ts';
import { shRenewalFor as sexualHealthRenewal } from './questionnaires/sh-renewal.ts';
import { rules } from './rules/index.ts';
import { unansweredQuestions } from './unanswered.ts';

/** Answers that open follow-up questions, and answers that do not. */
const full: Answers = {
  ...healthyHairAnswers('2026-11-01'),
  conditions: ['liver', 'other'],
  conditions_detail: 'Fatty liver',
  meds: ['other'],
  meds_detail: 'Aspirin',
  allergies: ['other'],
  allergies_detail: 'Latex',
};

const idsOf = (questions: readonly { readonly id: string }[]) => questions.map(({ id }) => id);

/** The unanswered questions of the first visit's questionnaire for these drugs, when it is asked `times` times over. */
const missingIn = (drugs: readonly DrugType[], answers: Answers, times = 1) => {
  const visible = visibleQuestions(hairIntakeFor(drugs), answers);
  const asked = Array.from({ length: times }, () => visible).flat();
  const questions = { visible: asked, possible: possibleQuestions(hairIntakeFor(drugs), answers), gatesOf };
  return idsOf(unansweredQuestions(rules, drugs, questions, (id) => Object.hasOwn(answers, id)));
};

const drugSets = fc.subarray([...hairPrescriptions], { minLength: 1 });
const answerSets = fc
  .tuple(fc.constantFrom(full, healthyHairAnswers('2026-11-01')), fc.func(fc.boolean()))
  .map(([answers, keeps]) => Object.fromEntries(Object.entries(answers).filter(([id]) => keeps(id))));

it('names exactly the visible questions that a rule of the drugs reads and that have no answer', () => {
  fc.assert(
    fc.property(drugSets, answerSets, (drugs, answers) => {
      const config = hairIntakeFor(drugs);
      const inputs = rules
        .filter(({ appliesTo }) => appliesTo === 'all' || drugs.some((drug) => appliesTo.includes(drug)))
        .flatMap((rule) => rule.inputs);
      const needed = idsOf(visibleQuestions(config, answers)).filter((id) => inputs.includes(id));
      const missing = missingIn(drugs, answers);
      expect(missing).toEqual(needed.filter((id) => !Object.hasOwn(answers, id)));
    }),
  );
});

it('requires no answer to a question that the other answers hide', () => {
  const { meds_detail: _, ...rest } = full;
  const missing = (answers: Answers) => missingIn(['finasteride'], answers);
  expect(missing(rest)).toEqual(['meds_detail']);
  expect(missing({ ...rest, meds: ['none'] })).toEqual([]);
});

it('names a question once, also when two questionnaires ask it', () => {
  const { bp: _, patchy: __, ...rest } = full;
  expect(missingIn(['finasteride'], rest, 2)).toEqual(['patchy']);
});

it('requires for each drug only the questions that its own rules read', () => {
  const { bp: _, scalp_contact: __, ...rest } = full;
  const missing = (drug: (typeof hairPrescriptions)[number]) => missingIn([drug], rest);
  expect(missing('finasteride')).toEqual([]);
  expect(missing('minoxidil_oral')).toEqual(['bp']);
  expect(missing('topical_finasteride_and_minoxidil')).toEqual(['scalp_contact']);
});

it('names the question that decides whether another one is asked, although no rule reads it', () => {
  const form = sexualHealthRenewal(['sildenafil']);
  const ids = (answers: Answers) => {
    const questions = {
      visible: visibleQuestions(form, answers),
      possible: possibleQuestions(form, answers),
      gatesOf,
    };
    return idsOf(unansweredQuestions(rules, ['sildenafil'], questions, (id) => Object.hasOwn(answers, id)));
  };
  expect(ids({})).toContain('changes');
  expect(ids({})).not.toContain('kidney_level');
  expect(ids({ changes: ['none'] })).not.toContain('changes');
});
