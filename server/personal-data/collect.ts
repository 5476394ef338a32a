import type { ModuleDefinition } from '../module.ts';
import type { PersonalTable } from './personal-table.ts';
import { platformData } from './platform-data.ts';

/** Every table with personal data: the server's, and those of the modules. */
export const collectPersonalTables = (modules: readonly ModuleDefinition[]): readonly PersonalTable[] =>
  [platformData, ...modules.flatMap(({ storedData }) => storedData ?? [])].flatMap(
    ({ personal }) => personal,
  );
