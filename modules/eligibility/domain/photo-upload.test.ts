import { expect, it } from 'vitest';
import { readInput } from '#kernel/input/read-input.ts';
import { controlTexts, endlessText, notText } from '#test/harness/hostile-input.ts';
import { photoUploadFields } from './photo-upload.ts';
import { photoViews } from './photo-views.ts';

it.each(photoViews)('accepts the view %s', (view) => {
  expect(readInput(photoUploadFields, { view, other: 'x' })).toEqual({ ok: true, value: { view } });
});

it.each([...notText, ...controlTexts, endlessText, null, undefined, '', 'Top', 'top ', 'constructor'])(
  'refuses any other %#',
  (view) => {
    expect(readInput(photoUploadFields, { view })).toMatchObject({
      failure: { fields: [{ field: 'view', message: 'Choose one of the views we ask for.' }] },
    });
  },
);
