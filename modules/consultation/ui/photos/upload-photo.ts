import { fail, ok, type Result } from '#kernel/result.ts';

const lost = 'The photo did not upload. Check your connection and try again.';

const messageIn = (text: string): string | null => {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return null;
    return 'message' in body && typeof body.message === 'string' ? body.message : null;
  } catch {
    return null;
  }
};

/** Where photos are sent: for a visit, for a check-in, for the patient's own progress, or for a renewal that is not sent. */
export type UploadPath =
  | '/consultation/photos'
  | `/consultation/photos/check-in/${string}`
  | '/consultation/photos/progress'
  | '/consultation/photos/renewal';

/** Sends one photo of a view; `onProgress` receives 0 to 100. Not `fetch`, which cannot report upload progress. */
export const uploadPhoto = (
  view: string,
  photo: Blob,
  onProgress: (percent: number) => void,
  path: UploadPath,
): Promise<Result<true>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.append('view', view);
    body.append('photo', photo, `${view}.jpg`);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.floor((loaded / total) * 100));
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(ok(true));
      else resolve(fail('BAD_USER_INPUT', messageIn(request.responseText) ?? lost));
    };
    request.onerror = () => resolve(fail('TEMPORARILY_UNAVAILABLE', lost));
    request.ontimeout = () => resolve(fail('TEMPORARILY_UNAVAILABLE', lost));
    request.timeout = 120_000;
    request.open('POST', path);
    request.setRequestHeader('x-scope', 'thicket');
    request.send(body);
  });
