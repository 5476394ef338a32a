import { type ASTNode, Kind, parse, visit } from 'graphql';

const nameOf = (node: ASTNode): string => ('name' in node && node.name ? node.name.value : '');

const described: ReadonlySet<string> = new Set([
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
]);

/** What a schema does not describe, as `Order.total` or `Query.article.slug`: types, fields, arguments and values. */
export const undescribed = (sdl: string): readonly string[] => {
  const path: string[] = [];
  const found: string[] = [];
  visit(parse(sdl), {
    enter: (node) => {
      if (!described.has(node.kind)) return;
      path.push(nameOf(node));
      if (!('description' in node) || !node.description?.value.trim()) found.push(path.join('.'));
    },
    leave: (node) => {
      if (described.has(node.kind)) path.pop();
    },
  });
  return found;
};
