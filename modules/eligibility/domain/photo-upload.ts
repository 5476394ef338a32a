import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { photoViews } from './photo-views.ts';

/** The fields that are sent beside a photo. */
export const photoUploadFields = inputObject({
  view: z.enum(photoViews, 'Choose one of the views we ask for.'),
});
