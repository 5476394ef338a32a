import type { Result } from '#kernel/result.ts';
import { apiError } from './api-error.ts';

/** Returns a result's value, or throws its failure as an error with a stable code and the invalid fields. */
export const valueOrThrow = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  const { code, message, fields } = result.failure;
  throw apiError(code, message, {}, { fields });
};
