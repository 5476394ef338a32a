import { defineModule } from '#server/module.ts';

/** The pages that combine several modules: it reads them all, and no module reads it. */
export const portalModule = defineModule({
  id: 'portal',
  dependsOn: ['account', 'billing', 'cart', 'catalogue', 'consultation', 'offer', 'prescription', 'rights'],
});
