import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { checkConfig, type QuizConfig, questionsOf } from '#modules/quiz/index.ts';
import { renewalFullHistoryFor, renewalMedicalHistoryFor } from './renewal-medical-history.ts';
import { renewalPart } from './renewal-parts.ts';
import { shRenewalFor, shRenewalFullHistoryFor } from './sh-renewal.ts';

const idsOf = (config: QuizConfig): string[] => questionsOf(config).map(({ id }) => id);

/** Questions that a condition reads. */
const readBy = (condition: unknown): string[] => {
  if (typeof condition !== 'object' || condition === null) return [];
  return Object.entries(condition).flatMap(([key, value]) => {
    if (key === 'question' && typeof value === 'string') return [value];
    return Array.isArray(value) ? value.flatMap(readBy) : readBy(value);
  });
};

const treatments: readonly (readonly [string, readonly DrugType[]])[] = [
  ['hair', ['finasteride', 'minoxidil_oral', 'minoxidil_foam', 'ketoconazole']],
  ['erections', ['sildenafil', 'tadalafil']],
  ['early ejaculation', ['sertraline', 'climax_delay_spray']],
  ['everything', ['sildenafil', 'sertraline', 'finasteride', 'minoxidil_oral']],
];
const hair = [renewalMedicalHistoryFor, renewalFullHistoryFor];
const sexualHealth = [shRenewalFor, shRenewalFullHistoryFor];

describe.each(treatments)('the parts of a renewal of %s', (name, drugTypes) => {
  it.each(name === 'hair' ? hair : sexualHealth)(
    'are all questions, once, and no condition reaches across',
    (configFor) => {
      const config = configFor(drugTypes);
      const parts = [renewalPart(config, 'progress'), renewalPart(config, 'medicalHistory')];
      expect(parts.flatMap(idsOf).toSorted()).toEqual(idsOf(config).toSorted());
      for (const part of parts) {
        expect(checkConfig(part)).toEqual([]);
        const asked = idsOf(part);
        for (const { id, showIf } of questionsOf(part))
          for (const read of readBy(showIf)) expect(asked, `${id} reads ${read}`).toContain(read);
      }
      const [progress] = parts;
      expect(progress && idsOf(progress)).toEqual(expect.arrayContaining(['satisfaction', 'want_change']));
    },
  );

  it('with an old history ask outright what else is asked only when it changed', () => {
    const configFor = name === 'hair' ? renewalFullHistoryFor : shRenewalFullHistoryFor;
    const questions = questionsOf(configFor(drugTypes));
    expect(questions.map(({ id }) => id)).not.toContain('changes');
    for (const id of ['conditions', 'meds', 'allergies'])
      expect(questions.find((question) => question.id === id)).toMatchObject({ required: true });
    for (const { showIf } of questions) expect(readBy(showIf)).not.toContain('changes');
  });
});
