import { fail, ok, type Result } from '#kernel/result.ts';
import { CASE_PHOTOS_PATH, type CasePhotoView } from '../../domain/case-photo.ts';

const lostText = 'The photo did not upload. Check your connection and try again.';

const textIn = (body: unknown, key: string): string => {
  if (typeof body !== 'object' || body === null) return '';
  const value = Object.entries(body).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : '';
};

/** Stores a photo for a report or request that the patient is writing. */
export const uploadCasePhoto = async (file: File): Promise<Result<CasePhotoView>> => {
  const form = new FormData();
  form.append('photo', file, file.name);
  try {
    const response = await fetch(CASE_PHOTOS_PATH, {
      method: 'POST',
      headers: { 'x-scope': 'thicket' },
      body: form,
    });
    const body: unknown = await response.json();
    return response.ok
      ? ok({ id: textIn(body, 'id'), url: textIn(body, 'url') })
      : fail('BAD_USER_INPUT', textIn(body, 'message') || lostText);
  } catch {
    return fail('TEMPORARILY_UNAVAILABLE', lostText);
  }
};
