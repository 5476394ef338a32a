import { modules as productModules } from '#modules/index.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { demoModule } from './demo/module.ts';

/** The modules of a server with simulators: the product's and the demo's. */
export const modules: readonly ModuleDefinition[] = [...productModules, demoModule];
