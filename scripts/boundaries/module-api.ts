import { type DefinitionNode, type DocumentNode, Kind, parse, type TypeNode } from 'graphql';
import { isTest, moduleOf } from './places.ts';
import type { SourceTree } from './tree.ts';

interface Field {
  /** The module whose SDL declares the field. */
  readonly owner: string;
  /** Name of the field's type, without lists and exclamation marks. */
  readonly type: string;
}

/** The API of all modules: which module declares which type and field. */
export interface ModuleApi {
  /** The module that declares a type; undefined for scalars, `Query`, `Mutation` and unknown types. */
  ownerOf(type: string): string | undefined;
  field(type: string, name: string): Field | undefined;
  /** Every type that a module's SDL uses without declaring it. */
  readonly borrowedTypes: readonly {
    readonly module: string;
    readonly file: string;
    readonly type: string;
  }[];
}

const SDL = /\/\* GraphQL \*\/ `([^`]*)`/g;

/** The SDL in a file's templates marked as GraphQL; interpolated parts come from files of their own. */
const sdlIn = (text: string): DocumentNode[] =>
  [...text.matchAll(SDL)].map(([, sdl = '']) => parse(sdl.replace(/\$\{[^}]*\}/g, ''), { noLocation: true }));

const namedType = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);

const fieldsOf = (definition: DefinitionNode) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
  definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
  definition.kind === Kind.INTERFACE_TYPE_DEFINITION ||
  definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
    ? (definition.fields ?? [])
    : [];

/** Reads the SDL of every module; a field of `extend type` belongs to the module that extends. Throws on a syntax error. */
export const readModuleApi = (tree: SourceTree): ModuleApi => {
  const owners = new Map<string, string>();
  const fields = new Map<string, Field>();
  const named: { module: string; file: string; type: string }[] = [];
  for (const { path, text } of tree.files.values()) {
    const module = moduleOf(path);
    if (module === null || isTest(path) || !/^modules\/[^/]+\/graphql\//.test(path)) continue;
    for (const definition of sdlIn(text).flatMap((document) => document.definitions)) {
      if (!('name' in definition) || !definition.name) continue;
      const type = definition.name.value;
      if (definition.kind === Kind.OBJECT_TYPE_EXTENSION) named.push({ module, file: path, type });
      else owners.set(type, module);
      for (const field of fieldsOf(definition)) {
        const returned = namedType(field.type);
        fields.set(`${type}.${field.name.value}`, { owner: module, type: returned });
        named.push({ module, file: path, type: returned });
        for (const argument of 'arguments' in field ? (field.arguments ?? []) : [])
          named.push({ module, file: path, type: namedType(argument.type) });
      }
    }
  }
  return {
    ownerOf: (type) => owners.get(type),
    field: (type, name) => fields.get(`${type}.${name}`),
    borrowedTypes: named.filter(({ module, type }) => (owners.get(type) ?? module) !== module),
  };
};
