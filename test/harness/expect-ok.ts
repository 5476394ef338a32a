import type { Result } from '#kernel/result.ts';

/** The value, or an error that shows the failure. */
export const expectOk = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
