import { expect, it } from 'vitest';
import type { FormAnswer, PageForm } from '#server/forms/page-form.ts';
import { sendForm } from '#test/harness/send-form.ts';
import { BACK_FORM, QUIZ_FORM } from '../ui/mini-quiz/form-ids.ts';
import { postedResults } from '../ui/mini-quiz/posted-results.ts';
import { quizForms } from './quiz-forms.ts';

const [answer, back] = quizForms as [PageForm, PageForm];

const RESULTS = '/quiz/results';

type Sent = Record<string, string | readonly string[]>;

const shown = async (form: PageForm, sent: Sent, ask?: Parameters<typeof sendForm>[2], path?: string) => {
  const result = await sendForm(form, sent, ask, path);
  if (!result.ok) throw new Error(result.failure.message);
  return (result.value as Extract<FormAnswer, { shows: unknown }>).shows;
};
/** The hidden field of the page after these answers, one question after the other. */
const after = async (...answers: readonly Sent[]): Promise<string> => {
  let progress = (await shown(answer, {})).progress?.[0] ?? '';
  for (const sent of answers) progress = (await shown(answer, { ...sent, progress })).progress?.[0] ?? '';
  return progress;
};
const stepOf = (progress: string): number => JSON.parse(progress).step;
const most: readonly Sent[] = [
  { where: 'crown' },
  { expectedResult: ['prevention', 'regrow'] },
  { treatmentType: 'pills' },
  { familyExperience: 'no_one' },
];

it('begins with the first question and goes on with each answer', async () => {
  expect(stepOf(await after())).toBe(0);
  expect(stepOf(await after({ where: 'crown' }))).toBe(1);
  expect(JSON.parse(await after(...most))).toMatchObject({
    step: 4,
    answers: { where: ['crown'], expectedResult: ['prevention', 'regrow'], treatmentType: 'pills' },
  });
});

it('goes back one question and keeps the answers', async () => {
  const progress = await after({ where: 'crown' });
  const before = (await shown(back, { progress })).progress?.[0] ?? '';
  expect(JSON.parse(before)).toMatchObject({ step: 0, answers: { where: ['crown'] } });
});

it('goes back from the first question to what precedes it', async () => {
  const sent = { progress: await after() };
  expect(await sendForm(back, sent)).toEqual({ ok: true, value: { to: '/quiz' } });
});

it.each<[string, Sent, string]>([
  ['no answer', {}, 'Choose at least one answer.'],
  ['an answer that is not offered', { expectedResult: 'immortality' }, 'Choose at least one answer.'],
])('names the question for %s', async (_what, sent, message) => {
  const progress = await after({ where: 'crown' });
  expect(await sendForm(answer, { ...sent, progress })).toMatchObject({
    failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'expectedResult', message }] },
  });
});

it('“no one” cannot stand beside other answers, as with scripts', async () => {
  const progress = await after(...most.slice(0, 3));
  const sent = { progress, familyExperience: ['parents', 'no_one'] };
  expect(await sendForm(answer, sent)).toMatchObject({
    failure: { fields: [{ field: 'familyExperience' }] },
  });
});

it.each(['', 'null', '{"answers":{"where":["moon"]},"step":3}', '[1]', '{'])(
  'begins with the first question for a hidden field that this code did not write: %s',
  async (progress) => {
    expect(stepOf((await shown(answer, { progress, where: 'crown' })).progress?.[0] ?? '')).toBe(1);
  },
);

it('the last answer is saved and shows the results, also when it cannot be saved', async () => {
  const saved: unknown[] = [];
  const sent = { progress: await after(...most), dandruff: '0' };
  const save = async (_source: string, variables: unknown) => {
    saved.push(variables);
    return { data: { saveMiniQuiz: 'id' } };
  };
  const values = await shown(answer, sent, save, RESULTS);
  expect(saved).toEqual([{ answers: expect.objectContaining({ where: ['crown'], dandruff: 0 }) }]);
  const input = { params: {}, search: {}, posted: { form: QUIZ_FORM, values, failure: null } };
  expect(postedResults(input)).toMatchObject({ answers: { where: ['crown'], dandruff: 0 } });
});

it('shows no results before every question is answered, and keeps the answers', async () => {
  const progress = await after({ where: 'crown' });
  const early = await sendForm(answer, { progress, expectedResult: 'regrow' }, undefined, RESULTS);
  expect(early).toMatchObject({ failure: { message: 'Answer every question first.' } });
  expect(stepOf((await shown(answer, { progress, stay: '1' })).progress?.[0] ?? '')).toBe(1);
});

it('a page that was opened, and another form, have no results', () => {
  const search = {};
  expect(postedResults({ params: {}, search })).toBeNull();
  const posted = { form: BACK_FORM, values: {}, failure: null };
  expect(postedResults({ params: {}, search, posted })).toBeNull();
});
