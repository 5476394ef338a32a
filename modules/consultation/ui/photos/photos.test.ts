import { describe, expect, it } from 'vitest';
import { fileProblem, MAX_BYTES, pictureAdvice } from './check-file.ts';
import { brightnessOf, sharpnessOf, troubleOf } from './measure-picture.ts';
import { guidesFor, nextOpenView, type Photo, slotOf } from './views.ts';

const photo = (view: string, status: string): Photo => ({ id: view, view, status, url: '', reason: null });
const guides = guidesFor(['right', 'front', 'crown', 'unheard-of']);

describe('views', () => {
  it('are in the order of the guide', () => {
    expect(guides.map(({ view }) => view)).toEqual(['front', 'crown', 'right']);
  });

  it.each([
    ['the first view', [], -1, 0],
    ['the next view', [photo('front', 'uploaded')], 0, 1],
    ['a rejected view before it', [photo('front', 'rejected'), photo('right', 'accepted')], 1, 0],
    [
      'none when every view has one',
      ['front', 'crown', 'right'].map((view) => photo(view, 'uploaded')),
      2,
      -1,
    ],
  ])('continues with %s', (_, photos, from, next) => {
    expect(nextOpenView(guides, photos, from)).toBe(next);
  });

  it.each([
    ['missing', 'missing'],
    ['uploading', 'missing'],
    ['uploaded', 'done'],
    ['accepted', 'done'],
    ['rejected', 'rejected'],
  ])('shows %s as %s', (status, slot) => {
    expect(slotOf(photo('front', status))).toBe(slot);
  });
});

describe('files', () => {
  it.each([
    [{ type: 'image/jpeg', size: 1000 }, null],
    [{ type: 'image/webp', size: MAX_BYTES }, null],
    [{ type: 'image/png', size: MAX_BYTES + 1 }, 'This photo is 31 MB. Please choose one of at most 30 MB.'],
    [{ type: 'image/jpeg', size: 0 }, 'This file is empty. Please choose another photo.'],
    [{ type: 'application/pdf', size: 10 }, 'Please choose a photo: a JPEG, PNG or WebP file.'],
  ])('checks %o', (file, problem) => {
    expect(fileProblem(file)).toBe(problem);
  });

  it('measures brightness', () => {
    expect(brightnessOf([255, 255, 255, 255, 0, 0, 0, 255])).toBeCloseTo(127.5);
    expect(brightnessOf([])).toBe(0);
  });

  it('measures sharpness: edges count, a plain or blurred surface does not', () => {
    const picture = (light: (x: number) => number) =>
      Array.from({ length: 20 * 20 }, (_, index) =>
        Array.from({ length: 4 }, () => light(index % 20)),
      ).flat();
    const edges = sharpnessOf(
      picture((x) => (x % 4 < 2 ? 0 : 255)),
      20,
    );
    const slope = sharpnessOf(
      picture((x) => x * 12),
      20,
    );
    expect(edges).toBeGreaterThan(1_000);
    expect(slope).toBeLessThan(1);
    expect(sharpnessOf([], 20)).toBe(0);
  });

  it.each([
    [{ brightness: 20, sharpness: 500 }, 'dark'],
    [{ brightness: 250, sharpness: 500 }, 'bright'],
    [{ brightness: 120, sharpness: 2 }, 'blurred'],
    [{ brightness: 120, sharpness: 500 }, null],
    [{ brightness: 120 }, null],
  ])('live hint for %o: %s', (picture, trouble) => {
    expect(troubleOf(picture)).toBe(trouble);
  });

  it.each([
    [{ width: 1200, height: 1600, brightness: 120 }, null],
    [{ width: 300, height: 1600, brightness: 120 }, /small/],
    [{ width: 1200, height: 1600, brightness: 20 }, /dark/],
    [{ width: 1200, height: 1600, brightness: 250 }, /washed out/],
    [{ width: 1200, height: 1600, brightness: 120, sharpness: 3 }, /out of focus/],
    [{ width: 1200, height: 1600, brightness: 120, sharpness: 400 }, null],
  ])('advises on %o', (facts, words) => {
    const advice = pictureAdvice(facts);
    if (words === null) expect(advice).toBeNull();
    else expect(advice).toMatch(words);
  });
});
