import {
  type ArgumentNode,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  print,
} from 'graphql';

/** Text of a table's cell: on one line, and without what would end the cell or be read as markup. */
const cell = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').trim();

interface Described {
  readonly description?: { readonly value: string };
}
const meaning = ({ description }: Described): string => cell(description?.value ?? '');

const text = (argument: ArgumentNode | undefined): string =>
  argument?.value.kind === Kind.STRING ? argument.value.value : '';

/** What directives add to the meaning: who is answered, and until when. */
const remarks = (field: FieldDefinitionNode | InputValueDefinitionNode): string =>
  (field.directives ?? [])
    .map(({ name, arguments: [first] = [] }) =>
      name.value === 'staff'
        ? ` Staff with the permission \`${text(first)}\`.`
        : ` **Deprecated.** ${cell(text(first))}`,
    )
    .join('');

const rowOf = (name: string, node: FieldDefinitionNode | InputValueDefinitionNode): string =>
  `| \`${name}\` | \`${cell(print(node.type))}\` | ${meaning(node)}${remarks(node)} |`;

const rowsOf = (definition: DefinitionNode): readonly string[] => {
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
      return (definition.fields ?? []).flatMap((field) => [
        rowOf(field.name.value, field),
        ...(field.arguments ?? []).map((one) => rowOf(`${field.name.value}(${one.name.value})`, one)),
      ]);
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return (definition.fields ?? []).map((field) => rowOf(field.name.value, field));
    case Kind.ENUM_TYPE_DEFINITION:
      return (definition.values ?? []).map((value) => `| \`${value.name.value}\` | | ${meaning(value)} |`);
    default:
      return [];
  }
};

const words: Readonly<Partial<Record<DefinitionNode['kind'], string>>> = {
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'Input.',
  [Kind.ENUM_TYPE_DEFINITION]: 'Enum.',
  [Kind.SCALAR_TYPE_DEFINITION]: 'Scalar.',
};

/** The reference page: every type of the printed schema with its fields and their arguments. */
export const referencePage = (sdl: string): string =>
  parse(sdl)
    .definitions.flatMap((definition) => {
      if (!('name' in definition) || !definition.name || definition.kind === Kind.DIRECTIVE_DEFINITION)
        return [];
      const about = [words[definition.kind], 'description' in definition ? meaning(definition) : '']
        .filter(Boolean)
        .join(' ');
      const rows = rowsOf(definition);
      const table = rows.length > 0 ? ['| name | type | meaning |', '| --- | --- | --- |', ...rows, ''] : [];
      return [`## ${definition.name.value}`, '', ...(about ? [about, ''] : []), ...table];
    })
    .join('\n');
