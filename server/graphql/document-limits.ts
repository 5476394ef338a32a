import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { apiError } from './api-error.ts';

/** Our own deepest document has 5 levels, the deepest of older clients 6. */
export const MAX_DEPTH = 12;
/** Aliased or repeated fields: an expensive field must not be requested a hundred times over. */
export const MAX_ALIASES = 30;
/** Points: see `costOf`. Our own most expensive document costs about 3,000, that of older clients 9,700. */
export const MAX_COST = 20_000;
/** A list multiplies the cost of its entries by this: an assumed length, the same for all lists. */
const LIST_FACTOR = 10;

interface Weight {
  readonly depth: number;
  readonly cost: number;
}

const outputOf = (parent: GraphQLNamedType | undefined, field: FieldNode): GraphQLOutputType | undefined => {
  if (field.name.value.startsWith('__')) return undefined;
  return isObjectType(parent) || isInterfaceType(parent)
    ? parent.getFields()[field.name.value]?.type
    : undefined;
};

/** Weighs selections: a field costs 1 plus its selection, ten times that when it returns a list. */
const weigher = (schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) => {
  // Each fragment is weighed once, however often it is spread; one that contains itself (invalid) weighs nothing.
  const known = new Map<string, Weight>();

  const weigh = (set: SelectionSetNode | undefined, parent: GraphQLNamedType | undefined): Weight => {
    let depth = 0;
    let cost = 0;
    for (const selection of set?.selections ?? []) {
      const weight =
        selection.kind === Kind.FIELD
          ? ofField(selection, parent)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? weigh(
                selection.selectionSet,
                selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent,
              )
            : ofFragment(selection.name.value);
      depth = Math.max(depth, weight.depth);
      cost += weight.cost;
    }
    return { depth, cost };
  };

  const ofField = (field: FieldNode, parent: GraphQLNamedType | undefined): Weight => {
    // Introspection is answered from memory; validation limits its depth.
    if (field.name.value === '__schema' || field.name.value === '__type') return { depth: 1, cost: 1 };
    const type = outputOf(parent, field);
    const below = weigh(field.selectionSet, type && getNamedType(type));
    const factor = type && isListType(getNullableType(type)) ? LIST_FACTOR : 1;
    return { depth: below.depth + 1, cost: 1 + below.cost * factor };
  };

  const ofFragment = (name: string): Weight => {
    const weighed = known.get(name);
    if (weighed) return weighed;
    known.set(name, { depth: 0, cost: 0 });
    const fragment = fragments.get(name);
    const weight = weigh(
      fragment?.selectionSet,
      fragment && schema.getType(fragment.typeCondition.name.value),
    );
    known.set(name, weight);
    return weight;
  };

  return weigh;
};

/** Depth in levels and cost in points of the most expensive operation of a document. */
export const weightOf = (schema: GraphQLSchema, document: DocumentNode): Weight => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const weigh = weigher(schema, fragments);
  const weights = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [weigh(definition.selectionSet, schema.getRootType(definition.operation) ?? undefined)]
      : [],
  );
  return {
    depth: Math.max(0, ...weights.map(({ depth }) => depth)),
    cost: Math.max(0, ...weights.map(({ cost }) => cost)),
  };
};

/** Counts repetitions too: merging them is what makes a small document slow to validate. */
const aliasesIn = (document: DocumentNode): number => {
  let aliases = 0;
  visit(document, {
    enter: (node) => {
      if (node.kind !== Kind.SELECTION_SET) return;
      const seen = new Set<string>();
      for (const selection of node.selections) {
        if (selection.kind !== Kind.FIELD) continue;
        if (selection.alias || seen.has(selection.name.value)) aliases += 1;
        seen.add(selection.name.value);
      }
    },
  });
  return aliases;
};

/** Why a document exceeds the limits: QUERY_TOO_DEEP, QUERY_TOO_COSTLY or TOO_MANY_ALIASES. Never throws. */
export const limitProblems = (schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] => {
  const { depth, cost } = weightOf(schema, document);
  const problems: GraphQLError[] = [];
  if (depth > MAX_DEPTH)
    problems.push(
      apiError('QUERY_TOO_DEEP', `This query has ${depth} levels; at most ${MAX_DEPTH} are answered.`),
    );
  if (cost > MAX_COST)
    problems.push(
      apiError('QUERY_TOO_COSTLY', `This query costs ${cost} points; at most ${MAX_COST} are answered.`),
    );
  const aliases = aliasesIn(document);
  if (aliases > MAX_ALIASES)
    problems.push(
      apiError('TOO_MANY_ALIASES', `This query renames ${aliases} fields; at most ${MAX_ALIASES} may be.`),
    );
  return problems;
};
