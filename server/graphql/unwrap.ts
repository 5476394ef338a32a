import { GraphQLError } from 'graphql';
import type { Result } from '#kernel/result.ts';

/** Gives a result's value, or turns its failure into an error with a stable code and the fields at fault. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  const { code, message, fields } = result.failure;
  throw new GraphQLError(message, { extensions: { code, fields } });
};
