import { compileRoutes } from '#client/routing/route.ts';
import { contentRoutes } from './content/routes.ts';
import { demoRoutes } from './demo/routes.ts';

/** Every page of the product, module by module. Reached by browser and server alike. */
export const routeTable = compileRoutes([...contentRoutes, ...demoRoutes]);
