import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A node of a syntax tree, or a part of one. */
type Tree = unknown;

const isNode = (tree: Tree): tree is Readonly<Record<string, Tree>> =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

const childrenOf = (tree: Tree): readonly Tree[] => {
  if (Array.isArray(tree)) return tree;
  return isNode(tree) ? Object.values(tree) : [];
};

/** The tree without positions and without how a literal was written, so that a new layout changes nothing. */
const bare = (tree: Tree): Tree => {
  if (Array.isArray(tree)) return tree.map(bare);
  if (typeof tree === 'bigint') return String(tree);
  if (!isNode(tree)) return tree;
  const entries = Object.entries(tree).filter(([key]) => !['start', 'end', 'raw', 'range'].includes(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, bare(value)]));
};

/** The names that a tree reads; names of properties are left out. */
const namesIn = (tree: Tree): readonly string[] => {
  if (!isNode(tree)) return childrenOf(tree).flatMap(namesIn);
  if (tree.type === 'Identifier' && typeof tree.name === 'string') return [tree.name];
  const isProperty = (key: string) =>
    tree.computed !== true &&
    ((tree.type === 'MemberExpression' && key === 'property') || (tree.type === 'Property' && key === 'key'));
  return Object.entries(tree).flatMap(([key, value]) => (isProperty(key) ? [] : namesIn(value)));
};

/** One file: its top-level constants and functions, its imports, and its whole tree. */
interface ParsedFile {
  readonly program: Tree;
  readonly declared: ReadonlyMap<string, Tree>;
  readonly imported: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

const parse = (path: string, text: string): ParsedFile => {
  const { program, module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const declared = new Map<string, Tree>();
  for (const statement of program.body) {
    const found = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (found?.type === 'VariableDeclaration')
      for (const { id, init } of found.declarations)
        if (id.type === 'Identifier') declared.set(id.name, init);
    if (found?.type === 'FunctionDeclaration' && found.id) declared.set(found.id.name, found);
  }
  const imported = new Map(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('.'))
      .flatMap(({ moduleRequest, entries }) =>
        entries.map(({ importName, localName }): [string, { path: string; name: string }] => [
          localName.value,
          { path: posix.join(posix.dirname(path), moduleRequest.value), name: importName.name ?? '' },
        ]),
      ),
  );
  return { program, declared, imported };
};

/** The value of a property of an object literal. */
const propertyOf = (tree: Readonly<Record<string, Tree>>, name: string): Tree =>
  childrenOf(tree.properties)
    .filter(isNode)
    .find(({ key }) => isNode(key) && key.name === name)?.value;

/** Every object literal with a text as `id` and a `when`: the rules of a file. */
const rulesIn = (tree: Tree): readonly (readonly [id: string, when: Tree])[] => {
  const inside = childrenOf(tree).flatMap(rulesIn);
  if (!isNode(tree) || tree.type !== 'ObjectExpression') return inside;
  const id = propertyOf(tree, 'id');
  const when = propertyOf(tree, 'when');
  return isNode(id) && typeof id.value === 'string' && when ? [[id.value, when], ...inside] : inside;
};

/**
 * The condition of each rule as text, by rule id: the code of `when`, and that of every constant and function of the
 * given files that it uses, directly or not. Comments and layout are left out. `files`: paths from the root with their
 * text.
 */
export const ruleConditions = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const parsed = new Map([...files].map(([path, text]) => [path, parse(path, text)]));

  const used = (path: string, tree: Tree, known: Map<string, Tree>): Map<string, Tree> => {
    const file = parsed.get(path);
    for (const name of new Set(namesIn(tree))) {
      const from = file?.imported.get(name);
      const [where, what] = from ? [from.path, from.name] : [path, name];
      const value = parsed.get(where)?.declared.get(what);
      if (value === undefined || known.has(`${where}#${what}`)) continue;
      known.set(`${where}#${what}`, bare(value));
      used(where, value, known);
    }
    return known;
  };

  return new Map(
    [...parsed].flatMap(([path, { program }]) =>
      rulesIn(program).map(([id, when]): [string, string] => [
        id,
        JSON.stringify([
          bare(when),
          [...used(path, when, new Map()).values()].map((one) => JSON.stringify(one)).toSorted(),
        ]),
      ]),
    ),
  );
};
