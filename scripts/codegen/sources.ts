import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../lib/files.ts';

/** One module's SDL, as server/graphql/schema.ts merges it. */
export interface TypeDefs {
  readonly id: string;
  readonly typeDefs: string;
}

/** A client document; `path` is relative to the root, with forward slashes. */
export interface DocumentFile {
  readonly path: string;
  readonly text: string;
}

/** The SDL of every module that has some, by folder name in alphabetical order. */
export const readTypeDefs = async (root: string): Promise<TypeDefs[]> => {
  const found: TypeDefs[] = [];
  for (const id of readdirSync(join(root, 'modules')).sort()) {
    const file = join(root, 'modules', id, 'graphql/schema.ts');
    if (!existsSync(file)) continue;
    const { typeDefs }: { typeDefs?: unknown } = await import(pathToFileURL(file).href);
    if (typeof typeDefs !== 'string')
      throw new Error(`modules/${id}/graphql/schema.ts exports no string "typeDefs".`);
    found.push({ id, typeDefs });
  }
  return found;
};

export const readDocuments = (root: string): DocumentFile[] =>
  ['client', 'modules']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
