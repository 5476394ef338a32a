import { describe, expect, it } from 'vitest';
import { type AnnualAnswers, annualProgress } from './annual-steps.ts';

const nothing: AnnualAnswers = {
  questions: 'none',
  isAddressConfirmed: false,
  isSizeChosen: false,
  photoViews: ['front', 'top'],
  photosTaken: [],
  photosSkipped: false,
};
const page = '/consultation/annual-check-in';

describe('the steps of the yearly check-in (S2.43)', () => {
  it.each<[string, Partial<AnnualAnswers>, string, readonly string[]]>([
    ['nothing', {}, page, ['questions', 'shipping']],
    ['some questions', { questions: 'draft' }, page, ['questions', 'shipping']],
    ['the questions', { questions: 'complete' }, `${page}/shipping`, ['shipping']],
    [
      'the address only',
      { questions: 'complete', isAddressConfirmed: true },
      `${page}/shipping`,
      ['shipping'],
    ],
    [
      'all but photos',
      { questions: 'complete', isAddressConfirmed: true, isSizeChosen: true },
      `${page}/photos/global`,
      [],
    ],
    [
      'all, without photos',
      { questions: 'complete', isAddressConfirmed: true, isSizeChosen: true, photosSkipped: true },
      `${page}/review`,
      [],
    ],
    [
      'all, of what photos say nothing about',
      { questions: 'complete', isAddressConfirmed: true, isSizeChosen: true, photoViews: [] },
      `${page}/review`,
      [],
    ],
    ['shipping first', { isAddressConfirmed: true, isSizeChosen: true }, page, ['questions']],
  ])('%s is done', (_name, done, nextPath, unfinished) => {
    const progress = annualProgress({ ...nothing, ...done });
    expect(progress.nextPath).toBe(nextPath);
    expect(progress.unfinished.map(({ step }) => step)).toEqual(unfinished);
    expect(progress.steps.at(-1)?.step).toBe('review');
  });

  it('has no photo step where photos would show nothing', () => {
    const { steps } = annualProgress({ ...nothing, photoViews: [] });
    expect(steps.map(({ step }) => step)).toEqual(['questions', 'shipping', 'review']);
  });
});
