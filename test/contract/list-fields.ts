import {
  type GraphQLSchema,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Lists of objects inside another list, as `Type.field`: the places where one SQL statement per row could occur.
 */
export const nestedListFields = (schema: GraphQLSchema): string[] => {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (typeName: string, inList: boolean): void => {
    const type = schema.getType(typeName);
    if (!isObjectType(type) || seen.has(`${typeName} ${inList}`)) return;
    seen.add(`${typeName} ${inList}`);
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type);
      if (!isObjectType(target)) continue;
      const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
      if (isList && inList) found.add(`${typeName}.${field.name}`);
      walk(target.name, inList || isList);
    }
  };
  const query = schema.getQueryType();
  if (query) walk(query.name, false);
  return [...found].toSorted();
};

/** The fields that a document selects, as `Type.field`. */
export const askedFields = (schema: GraphQLSchema, source: string): string[] => {
  const info = new TypeInfo(schema);
  const asked: string[] = [];
  visit(
    parse(source),
    visitWithTypeInfo(info, {
      Field: ({ name }) => void asked.push(`${info.getParentType()?.name}.${name.value}`),
    }),
  );
  return asked;
};
