import { routeTable } from '#modules/routes.ts';
import { demoRoutes } from './demo/routes.ts';

routeTable.add(demoRoutes);

/** The product's routes and those of the demo. Importing this file adds the demo's to the shared route table. */
export { routeTable };
