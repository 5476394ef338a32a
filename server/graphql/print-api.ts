import { type DefinitionNode, type GraphQLSchema, isSpecifiedDirective, Kind, print } from 'graphql';

type Named = DefinitionNode & { readonly name: { readonly value: string } };

const nameOf = ({ name }: { readonly name: { readonly value: string } }): string => name.value;
const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Directives first, then what a caller starts from, then the other types. */
const placeOf = (definition: Named): number => {
  if (definition.kind === Kind.DIRECTIVE_DEFINITION) return 0;
  const root = ['Query', 'Mutation'].indexOf(nameOf(definition));
  return root === -1 ? 3 : root + 1;
};

/** Fields by name. Arguments and enum values keep the order that they are written in, which often says something. */
const withSortedFields = (definition: Named): DefinitionNode =>
  (definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
    definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) &&
  definition.fields
    ? ({
        ...definition,
        fields: definition.fields.toSorted((a, b) => byName(nameOf(a), nameOf(b))),
      } as DefinitionNode)
    : definition;

/**
 * The whole API in GraphQL's own language, sorted, so that two versions can be compared line by line. Unlike graphql-js's
 * printer it keeps `@staff`, which says who is answered.
 */
export const printApi = (schema: GraphQLSchema): string => {
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  const nodes = [...directives, ...Object.values(schema.getTypeMap())].flatMap(({ astNode }): Named[] =>
    astNode ? [astNode as Named] : [],
  );
  const sorted = nodes.toSorted((a, b) => placeOf(a) - placeOf(b) || byName(nameOf(a), nameOf(b)));
  return `${sorted.map((node) => print(withSortedFields(node))).join('\n\n')}\n`;
};
