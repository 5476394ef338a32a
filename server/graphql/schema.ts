import {
  buildASTSchema,
  type DefinitionNode,
  defaultFieldResolver,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
} from 'graphql';
import { isStaffPermission, may, type StaffPermission } from '#config/staff-permissions.ts';
import { toCalendarDate } from '#kernel/dates.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import type { ResolverMap } from '../module.ts';
import { visitorRefusal } from '../visitor-refusal.ts';
import { apiError } from './api-error.ts';
import type { RequestContext } from './context.ts';
import type { ApiErrorCode } from './error-codes.ts';

export interface SchemaPart {
  readonly id: string;
  readonly typeDefs: string;
  readonly resolvers: ResolverMap;
}

const base = /* GraphQL */ `
  "An instant, ISO 8601 in UTC."
  scalar DateTime
  "A calendar date, YYYY-MM-DD."
  scalar Date
  "Answered on the staff host only, to staff with this permission (config/staff-permissions.ts), and audited."
  directive @staff("The permission that the role must have." may: String!) on FIELD_DEFINITION
  "Where a page of a connection ends."
  type PageInfo {
    "Cursor of the last entry, to be sent as after; null on an empty page."
    endCursor: String
    "Whether more entries follow."
    hasNextPage: Boolean!
  }
  "What can be read."
  type Query
  "What can be changed."
  type Mutation
`;

/** Joins the modules' SDL: `extend type Query { … }` adds fields; defining a type or field twice stops the start. */
export const mergeTypeDefs = (
  parts: readonly { id: string; typeDefs: string }[],
): readonly DefinitionNode[] => {
  const definitions = new Map<string, DefinitionNode>();
  const extensions: { id: string; type: string; fields: ObjectTypeDefinitionNode['fields'] }[] = [];
  for (const { id, typeDefs } of [{ id: 'server', typeDefs: base }, ...parts])
    for (const definition of parse(typeDefs, { noLocation: true }).definitions) {
      if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) {
        extensions.push({ id, type: definition.name.value, fields: definition.fields });
        continue;
      }
      if (!('name' in definition) || !definition.name)
        throw new Error(`${id}: only named types belong in a module's SDL.`);
      const name = definition.name.value;
      if (definitions.has(name)) throw new Error(`${id}: the GraphQL type ${name} is defined twice.`);
      definitions.set(name, definition);
    }
  for (const { id, type, fields } of extensions) {
    const target = definitions.get(type);
    if (target?.kind !== Kind.OBJECT_TYPE_DEFINITION)
      throw new Error(`${id}: extends the unknown type ${type}.`);
    const known = new Set(target.fields?.map((field) => field.name.value));
    for (const field of fields ?? [])
      if (known.has(field.name.value))
        throw new Error(`${id}: ${type}.${field.name.value} is defined twice.`);
    definitions.set(type, { ...target, fields: [...(target.fields ?? []), ...(fields ?? [])] });
  }
  return [...definitions.values()];
};

const asInstant = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value;
  throw new GraphQLError('Not an instant.');
};

/** An instant becomes its UTC day, as every date of the product does. */
const asCalendarDate = (value: unknown): string => {
  if (value instanceof Date) return toCalendarDate(value);
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  throw apiError('BAD_USER_INPUT', 'Not a date. Write it as YYYY-MM-DD.');
};

/** The permission that a field marked @staff asks for; null for other fields. Throws for one that does not exist. */
export const permissionOf = ({ name, astNode }: GraphQLField<unknown, unknown>): StaffPermission | null => {
  const marked = astNode?.directives?.find((directive) => directive.name.value === 'staff');
  if (!marked) return null;
  const [asked] = marked.arguments ?? [];
  const permission = asked?.value.kind === Kind.STRING ? asked.value.value : '';
  if (!isStaffPermission(permission))
    throw new Error(`${name}: the permission "${permission}" does not exist.`);
  return permission;
};

/** The fields that are marked @staff in the SDL. */
export const staffFieldsOf = (schema: GraphQLSchema): readonly GraphQLField<unknown, unknown>[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .filter((field) => permissionOf(field) !== null);

const refuse = (code: ApiErrorCode, message: string): never => {
  throw apiError(code, message, {}, { fields: [] });
};

/** The access check of every staff field; its resolver checks what depends on the case, such as a license. */
const forStaff =
  (
    resolve: GraphQLFieldResolver<unknown, unknown>,
    permission: StaffPermission,
  ): GraphQLFieldResolver<unknown, RequestContext> =>
  (parent, args, context, info) => {
    const { user } = context.viewer;
    if (!user) {
      const { code, message } = visitorRefusal(context.viewer);
      return refuse(code, message);
    }
    if (user.role === 'patient') return refuse('FORBIDDEN', 'Only staff can do this.');
    if (context.viewer.host !== 'admin')
      return refuse('FORBIDDEN', 'This is answered on the staff host only.');
    if (!may(user.role, permission)) return refuse('FORBIDDEN', 'Your role does not allow this.');
    return resolve(parent, args, context, info);
  };

/** The executable schema of all modules. Throws, naming the module, when a resolver belongs to no field. */
export const buildSchema = (parts: readonly SchemaPart[]): GraphQLSchema => {
  const schema = buildASTSchema({ kind: Kind.DOCUMENT, definitions: [...mergeTypeDefs(parts)] });
  for (const { id, resolvers } of parts)
    for (const [typeName, fields] of Object.entries(resolvers)) {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) throw new Error(`${id}: resolvers for the unknown type ${typeName}.`);
      for (const [fieldName, resolver] of Object.entries(fields)) {
        const field = type.getFields()[fieldName];
        if (!field) throw new Error(`${id}: a resolver for the unknown field ${typeName}.${fieldName}.`);
        Object.assign(field, { resolve: resolver });
      }
    }
  for (const field of staffFieldsOf(schema)) {
    const permission = permissionOf(field);
    if (permission)
      Object.assign(field, { resolve: forStaff(field.resolve ?? defaultFieldResolver, permission) });
  }
  const dateTime = schema.getType('DateTime');
  const date = schema.getType('Date');
  if (isScalarType(dateTime)) dateTime.serialize = asInstant;
  if (isScalarType(date)) Object.assign(date, { serialize: asCalendarDate, parseValue: asCalendarDate });
  return schema;
};
