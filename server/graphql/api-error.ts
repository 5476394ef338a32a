import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { ApiErrorCode } from './error-codes.ts';

/** An error of the API with its stable code, which must be in the published list. */
export const apiError = (
  code: ApiErrorCode,
  message: string,
  options: Omit<GraphQLErrorOptions, 'extensions'> = {},
  extensions: Readonly<Record<string, unknown>> = {},
): GraphQLError => new GraphQLError(message, { ...options, extensions: { code, ...extensions } });
