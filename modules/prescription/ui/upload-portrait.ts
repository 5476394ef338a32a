import { fail, ok, type Result } from '#kernel/result.ts';
import { PORTRAIT_UPLOAD_PATH } from '../domain/portrait-path.ts';

const lost = fail(
  'TEMPORARILY_UNAVAILABLE',
  'The photo did not upload. Check your connection and try again.',
);

/** Sends the portrait of the clinician who is signed in. */
export const uploadPortrait = async (file: File): Promise<Result<true>> => {
  const form = new FormData();
  form.append('photo', file, file.name);
  try {
    const response = await fetch(PORTRAIT_UPLOAD_PATH, {
      method: 'POST',
      headers: { 'x-scope': 'thicket' },
      body: form,
    });
    if (response.ok) return ok(true);
    const body: unknown = await response.json();
    const hasMessage =
      typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
    return hasMessage ? fail('BAD_USER_INPUT', String(body.message)) : lost;
  } catch {
    return lost;
  }
};
