import { z } from 'zod';
import { isStorable } from '#kernel/is-storable.ts';

const base64url = z.string().regex(/^[\w-]{1,8000}$/);

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  // Nothing is asked of the extensions, so what they answer is left out.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** The answer of `navigator.credentials.create()`, as `toJSON()` writes it (WebAuthn Level 3, section 5.1). */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional()
      .catch(undefined),
  }),
});

/** The answer of `navigator.credentials.get()`. */
export const knownCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const clientData = z.object({ challenge: z.string().regex(/^[\w-]{16,200}$/) });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A credential in a form's field; null for anything else. */
export const readCredential = <T>(schema: z.ZodType<T>, text: string): T | null =>
  schema.safeParse(parseJson(text)).data ?? null;

/** The challenge that a credential says it answers; null without one. */
export const challengeIn = (clientDataJSON: string): string | null =>
  clientData.safeParse(parseJson(Buffer.from(clientDataJSON, 'base64url').toString())).data?.challenge ??
  null;

/** A name that people give to a passkey. */
export const passkeyName = z
  .string()
  .trim()
  .min(1, 'Enter a name, so that you recognize it.')
  .max(60, 'Use at most 60 characters.')
  .refine(isStorable, 'Use letters, digits and punctuation.');
