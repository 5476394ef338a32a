/** The column that stores each property of an entity. */
export type Columns<Entity> = Readonly<Record<keyof Entity & string, string>>;

/** The columns with the name or alias of their table, for a join. */
export const columnsIn = <Name extends string>(
  table: string,
  columns: Readonly<Record<Name, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries<string>(columns).map(([name, column]) => [name, `${table}.${column}`]));

/** `column as property` for each property: for the `returning` of a statement, which takes no object. */
export const aliasesOf = <Name extends string>(columns: Readonly<Record<Name, string>>): string[] =>
  Object.entries<string>(columns).map(([name, column]) => `${column} as ${name}`);

/**
 * A row to insert or update: each value under the name of its column. A property that is undefined or that no column
 * stores is left out. Values of JSON columns must be text.
 */
export const toRow = <Name extends string>(
  columns: Readonly<Record<Name, string>>,
  values: NoInfer<Readonly<Partial<Record<Name, unknown>>>>,
): Record<string, unknown> => {
  const columnOf = new Map(Object.entries<string>(columns));
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const column = columnOf.get(name);
      return column === undefined || value === undefined ? [] : [[column, value]];
    }),
  );
};
