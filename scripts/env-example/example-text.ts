const HEAD = `# Settings of Thicket. "npm run env:example" writes this file from config/settings.ts and the table in README.md.
# Copy it to .env, which "npm start" and compose.yaml read, and remove the # before what you set: everything else keeps
# its default. Production requires the settings that are marked so.
`;

interface Row {
  readonly isRequired: boolean;
  readonly standard: string;
  readonly meaning: string;
}

/** The rows of README's table of settings, by name. */
const rowsOf = (readme: string): ReadonlyMap<string, Row> =>
  new Map(
    [...readme.matchAll(/^\| *`([A-Z][A-Z0-9_]+)`( \\\*)? *\| *(.+?) *\| *(.+?) *\|$/gm)].map(
      ([, name = '', required, standard = '', meaning = '']) => [
        name,
        { isRequired: required !== undefined, standard, meaning },
      ],
    ),
  );

/** `10` as a value; a default in words belongs in the comment. */
const writtenValue = (standard: string): string | null =>
  /^`([^`]*)`$/.exec(standard)?.[1]?.replace(':PORT', ':3000') ?? null;

const wordsOf = (text: string): string => text.replaceAll('`', '');

const entryOf = (name: string, { isRequired, standard, meaning }: Row): string => {
  const value = writtenValue(standard);
  const notes = [
    ...(isRequired ? ['production requires it'] : []),
    ...(value === null ? [`default: ${wordsOf(standard)}`] : []),
  ];
  const comment = `# ${wordsOf(meaning)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
  return `${comment}\n#${name}=${value ?? ''}\n`;
};

/**
 * The text of `.env.example`: every setting in the order of the schema, with its default and what README.md says about
 * it. Throws when README.md lacks one.
 */
export const exampleText = (names: readonly string[], readme: string): string => {
  const rows = rowsOf(readme);
  const entries = names.map((name) => {
    const row = rows.get(name);
    if (!row) throw new Error(`README.md has no row for the setting ${name}.`);
    return entryOf(name, row);
  });
  return [HEAD, ...entries].join('\n');
};
