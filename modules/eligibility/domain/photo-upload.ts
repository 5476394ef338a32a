import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { documentViews, photoViews } from './photo-views.ts';

const chooseView = 'Choose one of the views we ask for.';

/** The fields that are sent with a photo for a visit. */
export const photoUploadFields = inputObject({ view: z.enum([...photoViews, ...documentViews], chooseView) });

/** The fields that are sent with a photo of the patient's progress. */
export const progressUploadFields = inputObject({ view: z.enum(photoViews, chooseView) });
