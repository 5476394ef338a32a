import type { Result } from '#kernel/result.ts';

/** The value, or an error that shows the failure. */
export const expectOk = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

/** What a refusal of a use case contains: its code, and the field that it names. */
export const refused = (code: string, field?: string) => ({
  ok: false,
  failure: { code, ...(field ? { fields: [{ field }] } : {}) },
});
