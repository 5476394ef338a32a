import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  parse,
  validate,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Logger } from 'pino';
import type { FieldProblem } from '#kernel/result.ts';
import { isOutage, OUTAGE_MESSAGE, RETRY_AFTER_SECONDS } from '../database/is-outage.ts';
import { reportError } from '../errors/report-error.ts';
import { ServiceUnavailable } from '../ports/service-unavailable.ts';
import { apiError } from './api-error.ts';
import type { RequestContext } from './context.ts';
import { limitProblems } from './document-limits.ts';
import type { ApiErrorCode } from './error-codes.ts';
import { guardImpersonation } from './guard-impersonation.ts';
import { guardToken } from './guard-token.ts';
import { mayCompile } from './may-compile.ts';
import { isAboutCharacters, unstorableInputs } from './unstorable.ts';

/** Maximum tokens of a document; parsing stops there. Our longest has about 600. */
export const MAX_TOKENS = 2_000;
/** Number of compiled documents in memory; the product itself has about a hundred. */
const CACHE_SIZE = 500;

export interface Prepared {
  readonly document: DocumentNode;
  readonly problems: readonly GraphQLError[];
  /** Selects the schema through introspection; `__typename` does not count. */
  readonly introspects: boolean;
  /** Whether it may be made into code; the documents of the product itself may. */
  readonly mayCompile: boolean;
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

/** Codes of access that is refused. */
const refusals: ReadonlySet<unknown> = new Set([
  'UNAUTHENTICATED',
  'SECOND_FACTOR_REQUIRED',
  'FORBIDDEN',
  'IMPERSONATION_REFUSED',
  'SCOPE_MISSING',
]);

/** Refused access is in the log with who asked; not with which field, whose name in the answer the client may choose. */
const noteRefusals = (log: Logger, { viewer }: RequestContext, errors: readonly GraphQLError[]): void => {
  const codes = [...new Set(errors.map(({ extensions }) => extensions?.code))];
  const { requestId, host, user, token } = viewer;
  for (const code of codes)
    if (refusals.has(code))
      log.info(
        { requestId, code, host, personId: user?.id, role: user?.role, ...(token && { tokenId: token.id }) },
        'access was refused',
      );
};

const coded = (code: ApiErrorCode, { message, nodes, source, positions, path }: GraphQLError): GraphQLError =>
  apiError(code, message, { nodes, source, positions, path });

/** Parses within the token limit. Throws a GraphQLError: TOO_MANY_TOKENS or GRAPHQL_PARSE_FAILED. */
const parseWithin = (source: string): DocumentNode => {
  try {
    return parse(source, { maxTokens: MAX_TOKENS, noLocation: false });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw coded(
      error.message.includes('Parsing aborted') ? 'TOO_MANY_TOKENS' : 'GRAPHQL_PARSE_FAILED',
      error,
    );
  }
};

const schemaFields: ReadonlySet<string> = new Set(['__schema', '__type']);

const introspects = (document: DocumentNode): boolean => {
  let found = false;
  visit(document, {
    enter: (node) => {
      if (node.kind === Kind.FIELD && schemaFields.has(node.name.value)) found = true;
    },
  });
  return found;
};

/** Documents over the limits are not validated, because validation is what takes long. */
const problemsOf = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] => {
  const excess = limitProblems(schema, document);
  if (excess.length > 0) return excess;
  return validate(schema, document).map((error) => coded('GRAPHQL_VALIDATION_FAILED', error));
};

/** Errors caused by the client's variables: found before any resolver runs, or where an argument has no value. */
const isAboutVariables = ({ originalError, path, message }: GraphQLError): boolean =>
  (!originalError || originalError instanceof GraphQLError) && (!path || message.startsWith('Argument "'));

/**
 * Expected errors carry a code. Any other error is internal (a resolver threw, or returned null for a non-null field):
 * logged with its request id and answered as INTERNAL, or as TEMPORARILY_UNAVAILABLE when an outside service or the database
 * is down, or as BAD_USER_INPUT when the database could not store the characters of what was sent.
 */
const presentable =
  (log: Logger, requestId: string, unstorable: () => readonly FieldProblem[]) =>
  (error: GraphQLError): GraphQLError => {
    if (typeof error.extensions?.code === 'string') return error;
    const { originalError, path } = error;
    if (isAboutVariables(error)) return coded('BAD_USER_INPUT', error);
    const [problem, ...others] = isAboutCharacters(originalError) ? unstorable() : [];
    if (problem)
      return apiError('BAD_USER_INPUT', problem.message, { path }, { fields: [problem, ...others] });
    reportError(log, originalError ?? error, 'a resolver failed', { path, requestId });
    if (originalError instanceof ServiceUnavailable)
      return apiError('TEMPORARILY_UNAVAILABLE', originalError.forPerson, { path }, { fields: [] });
    if (isOutage(originalError))
      return apiError(
        'TEMPORARILY_UNAVAILABLE',
        OUTAGE_MESSAGE,
        { path },
        { fields: [], retryAfterSeconds: RETRY_AFTER_SECONDS },
      );
    return apiError(
      'INTERNAL',
      'Something went wrong on our side. Please try again.',
      { path },
      { requestId },
    );
  };

type Compile = (prepared: Prepared, name: string | undefined) => CompiledQuery | ExecutionResult;

/** The code of an operation, made once; a result with errors when it cannot be made. */
const compilerFor =
  (schema: GraphQLSchema): Compile =>
  ({ document, compiled }, name) => {
    const known = compiled.get(name ?? '');
    if (known) return known;
    const made = compileQuery(schema, document, name);
    if (isCompiledQuery(made)) compiled.set(name ?? '', made);
    return made;
  };

/** Parses, validates and compiles each document once; used by /graphql and, in process, by pages. */
export const createExecutor = (schema: GraphQLSchema, log: Logger): Executor => {
  const cache = new Map<string, Prepared>();
  const compile = compilerFor(schema);

  const prepare = (source: string): Prepared => {
    const known = cache.get(source);
    if (known) return known;
    const document = parseWithin(source);
    const prepared: Prepared = {
      document,
      problems: problemsOf(schema, document),
      introspects: introspects(document),
      mayCompile: mayCompile(document),
      compiled: new Map(),
    };
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
    cache.set(source, prepared);
    return prepared;
  };

  const run: Executor['run'] = async ({ source, variables, operationName, context }) => {
    const prepared = prepare(source);
    if (prepared.problems.length > 0) return { errors: [...prepared.problems] };
    const operation = getOperationAST(prepared.document, operationName);
    if (!operation)
      return {
        errors: [apiError('BAD_REQUEST', 'Name one operation of the document.')],
      };
    const refused =
      (await guardImpersonation(prepared.document, operation, context)) ??
      (await guardToken(prepared.document, operation, context));
    if (refused) {
      noteRefusals(log, context, [refused]);
      return { errors: [refused] };
    }
    const { document } = prepared;
    const made = prepared.mayCompile ? compile(prepared, operation.name?.value) : null;
    if (made && !isCompiledQuery(made)) return made;
    const result = made
      ? await made.query({}, context, variables)
      : await execute({
          schema,
          document,
          rootValue: {},
          contextValue: context,
          variableValues: variables,
          operationName: operation.name?.value,
        });
    if (!result.errors) return result;
    const present = presentable(log, context.viewer.requestId, () => unstorableInputs(document, variables));
    const errors = result.errors.map(present);
    noteRefusals(log, context, errors);
    return { ...result, errors };
  };

  return { schema, prepare, run };
};
