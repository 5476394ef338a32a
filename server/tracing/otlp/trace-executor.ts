import { SpanKind } from '@opentelemetry/api';
import { getOperationAST, Kind, type OperationDefinitionNode } from 'graphql';
import type { Executor } from '../../graphql/executor.ts';
import type { Spans } from './spans.ts';

/** Fields in a span's name; a document may select any number. */
const MOST_FIELDS = 5;

/**
 * `query currentUser messages`: the fields of the schema that it selects. A document's own name and aliases could be anything
 * that somebody sends.
 */
const nameOf = ({ operation, selectionSet }: OperationDefinitionNode): string => {
  const fields = selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
  return [operation, ...[...new Set(fields)].slice(0, MOST_FIELDS)].join(' ');
};

/** Error codes of the API that are no failure of the product. */
const isFailure = (code: string): boolean => code === 'INTERNAL' || code === 'TEMPORARILY_UNAVAILABLE';

/** The same executor, with a span for each operation that it executes. */
export const traceExecutor = (spans: Spans, executor: Executor): Executor => ({
  ...executor,
  run: async (input) => {
    const { document, problems } = executor.prepare(input.source);
    // Only a valid document has names of the schema.
    const operation = problems.length > 0 ? null : getOperationAST(document, input.operationName);
    if (!operation) return executor.run(input);
    const name = nameOf(operation);
    const attributes = { 'graphql.operation.type': operation.operation };
    return spans.during({ kind: SpanKind.INTERNAL, name, attributes }, async (span) => {
      const result = await executor.run(input);
      const code = String(result.errors?.[0]?.extensions?.code ?? '');
      if (/^[A-Z_]+$/.test(code)) span.set({ 'graphql.error.code': code });
      if (isFailure(code)) span.fail(code);
      return result;
    });
  },
});
