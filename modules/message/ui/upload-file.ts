import { fail, ok, type Result } from '#kernel/result.ts';
import type { MessageFile } from './conversation.ts';

const lostText = 'The file did not upload. Check your connection and try again.';
const lost = fail('TEMPORARILY_UNAVAILABLE', lostText);

const textIn = (body: object, key: string): string => {
  const value = key in body ? Object.entries(body).find(([name]) => name === key)?.[1] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** The conversation that the next message is for; staff name a case of the patient too. */
export interface Addressee {
  readonly subject: string;
  readonly consultationId?: string;
}

/** Stores a photo or PDF for the next message about a subject. */
export const uploadFile = async (
  { subject, consultationId }: Addressee,
  file: File,
): Promise<Result<MessageFile>> => {
  const form = new FormData();
  form.append('subject', subject);
  if (consultationId !== undefined) form.append('consultationId', consultationId);
  form.append('file', file, file.name);
  try {
    const response = await fetch('/messages/attachments', {
      method: 'POST',
      headers: { 'x-scope': 'thicket' },
      body: form,
    });
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) return lost;
    if (!response.ok) return fail('BAD_USER_INPUT', textIn(body, 'message') || lostText);
    return ok({
      id: textIn(body, 'id'),
      name: textIn(body, 'name'),
      kind: textIn(body, 'kind'),
      bytes: Number(textIn(body, 'bytes')),
      url: textIn(body, 'url'),
    });
  } catch {
    return lost;
  }
};
