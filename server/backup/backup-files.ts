import { join } from 'node:path';
import { createFolderStore } from '../photos/folder-store.ts';
import type { ObjectStore } from '../ports/object-store.ts';

/** The file of pg_dump in the folder of a backup. */
export const dumpOf = (folder: string): string => join(folder, 'database.dump');

/** The photos in the folder of a backup, each in a file that is named as its key. */
export const photosOf = (folder: string): ObjectStore => createFolderStore(join(folder, 'photos'));
