import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesUnder } from '../lib/files.ts';

/** One module's SDL, as server/graphql/schema.ts merges it. */
export interface TypeDefs {
  readonly id: string;
  readonly typeDefs: string;
  /** Of a simulator, so that production does not have it. */
  readonly isSimulated?: boolean;
}

/** A client document; `path` is relative to the root, with forward slashes. */
export interface DocumentFile {
  readonly path: string;
  readonly text: string;
}

/** The demo module in simulators/ extends the schema as modules do. */
const foldersWithSchema = (root: string): { folder: string; id: string }[] =>
  ['modules', 'simulators']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((id) => ({ folder, id })))
    .filter(({ folder, id }) => existsSync(join(root, folder, id, 'graphql/schema.ts')))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The SDL of every module that has one, by folder name in alphabetical order. */
export const readTypeDefs = async (root: string): Promise<TypeDefs[]> => {
  const found: TypeDefs[] = [];
  for (const { folder, id } of foldersWithSchema(root)) {
    const path = `${folder}/${id}/graphql/schema.ts`;
    const { typeDefs }: { typeDefs?: unknown } = await import(pathToFileURL(join(root, path)).href);
    if (typeof typeDefs !== 'string') throw new Error(`${path} exports no string "typeDefs".`);
    found.push({ id, typeDefs, isSimulated: folder === 'simulators' });
  }
  return found;
};

export const readDocuments = (root: string): DocumentFile[] =>
  ['client', 'modules', 'simulators']
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
