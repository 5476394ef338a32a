import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { hostileInts, hostileTexts } from './hostile-values.ts';
import type { Random } from './random.ts';

export interface FuzzRequest {
  readonly source: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const DEPTH = 4;

const scalarOf = (name: string, random: Random, ids: readonly string[]): unknown => {
  if (name === 'Int') return random.pick(hostileInts);
  if (name === 'Float') return random.pick([...hostileInts, 0.5, 1e300]);
  if (name === 'Boolean') return random.chance(0.5);
  if (name === 'ID' && random.chance(0.7)) return random.pick(ids);
  return random.pick(hostileTexts);
};

const hostileValue = (type: GraphQLInputType, random: Random, ids: readonly string[]): unknown => {
  if (isNonNullType(type)) return hostileValue(type.ofType, random, ids);
  if (isListType(type)) {
    const length = random.pick([0, 1, 1, 2, 3, 120]);
    return Array.from({ length }, () => hostileValue(type.ofType, random, ids));
  }
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  if (!isInputObjectType(type)) return scalarOf(type.name, random, ids);
  const fields = Object.values(type.getFields()).filter(
    (field) => isNonNullType(field.type) || random.chance(0.6),
  );
  return Object.fromEntries(fields.map((field) => [field.name, hostileValue(field.type, random, ids)]));
};

/** A random document for one field of Query or Mutation, with hostile values in variables. Valid for the schema. */
export const randomDocument = (
  schema: GraphQLSchema,
  random: Random,
  ids: readonly string[],
): FuzzRequest => {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};

  const argument = ({ name, type }: GraphQLArgument): string[] => {
    if (!isNonNullType(type) && random.chance(0.3)) return [];
    const variable = `v${declared.length}`;
    declared.push(`$${variable}: ${type}`);
    variables[variable] = !isNonNullType(type) && random.chance(0.1) ? null : hostileValue(type, random, ids);
    return [`${name}: $${variable}`];
  };

  const select = (field: GraphQLField<unknown, unknown>, depth: number): string => {
    const given = field.args.flatMap(argument);
    const called = given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name;
    const type = getNamedType(field.type);
    return isObjectType(type) ? `${called} ${selection(type, depth)}` : called;
  };

  const selection = (type: GraphQLObjectType, depth: number): string => {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth < DEPTH || !isObjectType(getNamedType(field.type)),
    );
    const chosen = fields
      .filter(() => random.chance(depth === 1 && fields.length > 20 ? 0.1 : 0.4))
      .slice(0, 8);
    return `{ __typename ${chosen.map((field) => select(field, depth + 1)).join(' ')} }`;
  };

  const isQuery = random.chance(0.4);
  const root = isQuery ? schema.getQueryType() : schema.getMutationType();
  const body = select(random.pick(Object.values(root?.getFields() ?? {})), 0);
  const heading = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { source: `${isQuery ? 'query' : 'mutation'} Fuzz${heading} { ${body} }`, variables };
};
