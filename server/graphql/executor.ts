import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Logger } from 'pino';
import type { RequestContext } from './context.ts';

/** A document may not be longer than this many tokens; parsing stops there. */
const MAX_TOKENS = 4_000;
/** Compiled documents kept; the product's own number about a hundred. */
const CACHE_SIZE = 500;

export interface Prepared {
  readonly document: DocumentNode;
  readonly problems: readonly GraphQLError[];
  readonly compiled: Map<string, CompiledQuery>;
}

export interface Executor {
  readonly schema: GraphQLSchema;
  prepare(source: string): Prepared;
  run(input: {
    source: string;
    variables: Record<string, unknown>;
    operationName?: string | null;
    context: RequestContext;
  }): Promise<ExecutionResult>;
}

/** Errors made on purpose carry a code. Any other is logged with its request id and told kindly. */
const presentable =
  (log: Logger, requestId: string) =>
  (error: GraphQLError): GraphQLError => {
    if (typeof error.extensions?.code === 'string') return error;
    if (!error.originalError)
      return new GraphQLError(error.message, { ...error, extensions: { code: 'BAD_USER_INPUT' } });
    log.error({ err: error.originalError, path: error.path, requestId }, 'a resolver failed');
    return new GraphQLError('Something went wrong on our side. Please try again.', {
      path: error.path,
      extensions: { code: 'INTERNAL', requestId },
    });
  };

/** Parses, validates and compiles each document once; used by /graphql and, in process, by pages. */
export const createExecutor = (schema: GraphQLSchema, log: Logger): Executor => {
  const cache = new Map<string, Prepared>();

  const prepare = (source: string): Prepared => {
    const known = cache.get(source);
    if (known) return known;
    const document = parse(source, { maxTokens: MAX_TOKENS, noLocation: false });
    const prepared: Prepared = { document, problems: validate(schema, document), compiled: new Map() };
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
    cache.set(source, prepared);
    return prepared;
  };

  const run: Executor['run'] = async ({ source, variables, operationName, context }) => {
    const prepared = prepare(source);
    if (prepared.problems.length > 0) return { errors: [...prepared.problems] };
    const operation = getOperationAST(prepared.document, operationName);
    if (!operation) return { errors: [new GraphQLError('Name one operation of the document.')] };
    const key = operation.name?.value ?? '';
    let compiled = prepared.compiled.get(key);
    if (!compiled) {
      const made = compileQuery(schema, prepared.document, operation.name?.value);
      if (!isCompiledQuery(made)) return made;
      compiled = made;
      prepared.compiled.set(key, compiled);
    }
    const result = await compiled.query({}, context, variables);
    if (!result.errors) return result;
    return { ...result, errors: result.errors.map(presentable(log, context.viewer.requestId)) };
  };

  return { schema, prepare, run };
};
