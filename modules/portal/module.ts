import { defineModule } from '#server/module.ts';

/** The pages that compose several modules: it reads them all, and nothing reads it. */
export const portalModule = defineModule({
  id: 'portal',
  dependsOn: ['account', 'billing', 'cart', 'catalogue', 'consultation', 'prescription'],
});
