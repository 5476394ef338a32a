import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesUnder } from '../lib/files.ts';
import { type Import, readImports } from './imports.ts';

export interface Violation {
  /** Path from the root. */
  readonly file: string;
  readonly line: number;
  /** The rule in one sentence, and the code that breaks it. */
  readonly rule: string;
}

export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** The whole source, parsed once, for all rules. */
export interface SourceTree {
  readonly files: ReadonlyMap<string, SourceFile>;
  /** The file that an import resolves to; null for packages, Node's own modules and missing files. */
  target(from: SourceFile, wanted: Import): string | null;
  /** The `dependsOn` of `modules/<id>/module.ts`; null while that file does not exist. */
  dependsOn(module: string): readonly string[] | null;
  /** Names of the modules that have a module.ts, in alphabetical order. */
  modules(): readonly string[];
}

const FOLDERS = [
  'client',
  'config',
  'kernel',
  'migrations',
  'modules',
  'scripts',
  'server',
  'simulators',
  'test',
];

const MODULE_FILE = /^modules\/([^/]+)\/module\.ts$/;

const resolve = (from: string, specifier: string): string | null => {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return path.slice(1);
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  return null;
};

/** Reads every TypeScript and CSS file below the product's folders under `root`, and the documents of its pages. */
export const readTree = (root: string): SourceTree => {
  const paths = FOLDERS.flatMap((folder) => filesUnder(root, folder)).filter(
    (path) => /\.(tsx?|mjs|css)$/.test(path) || /^(client|modules)\/.*\.graphql$/.test(path),
  );
  const files = new Map<string, SourceFile>();
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    files.set(path, { path, text, imports: /\.(css|graphql)$/.test(path) ? [] : readImports(path, text) });
  }
  return {
    files,
    target: (from, wanted) => {
      const path = resolve(from.path, wanted.specifier);
      return path !== null && files.has(path) ? path : null;
    },
    dependsOn: (module) => {
      const text = files.get(`modules/${module}/module.ts`)?.text;
      if (text === undefined) return null;
      const list = /dependsOn:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
      return [...list.matchAll(/['"]([^'"]+)['"]/g)].flatMap((match) => match[1] ?? []);
    },
    modules: () => [...files.keys()].flatMap((path) => MODULE_FILE.exec(path)?.[1] ?? []).sort(),
  };
};
