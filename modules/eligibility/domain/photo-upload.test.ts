import { expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { controlTexts, endlessText, notText } from '#test/harness/hostile-input.ts';
import { photoUploadFields, progressUploadFields } from './photo-upload.ts';
import { documentViews, photoViews } from './photo-views.ts';

it.each([...photoViews, ...documentViews])('accepts the view %s', (view) => {
  expect(readInput(photoUploadFields, { view, other: 'x' })).toEqual({ ok: true, value: { view } });
});

it.each(photoViews)('progress shows the view %s', (view) => {
  expect(readInput(progressUploadFields, { view })).toEqual({ ok: true, value: { view } });
});

it.each(documentViews)('progress does not show %s', (view) => {
  expect(readInput(progressUploadFields, { view }).ok).toBe(false);
});

it.each([...notText, ...controlTexts, endlessText, null, undefined, '', 'Top', 'top ', 'constructor'])(
  'refuses any other %#',
  (view) => {
    expect(readInput(photoUploadFields, { view })).toMatchObject({
      failure: { fields: [{ field: 'view', message: 'Choose one of the views we ask for.' }] },
    });
  },
);
