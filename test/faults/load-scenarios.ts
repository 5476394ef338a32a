import type { ModuleDefinition } from '#server/module.ts';
import type { CrashScenario } from './crash-scenario.ts';

/** Scenarios that need the same modules; a dying process loads those of one group. */
export type ScenarioGroup = 'orders' | 'troubles' | 'changes' | 'services' | 'care';

interface Loaded {
  readonly scenarios: Readonly<Record<string, CrashScenario>>;
  readonly modules: readonly ModuleDefinition[];
}

const groups: Readonly<Record<ScenarioGroup, () => Promise<Loaded>>> = {
  orders: async () => {
    const [{ orderScenarios: scenarios }, { orderModules: modules }] = await Promise.all([
      import('./order-scenarios.ts'),
      import('../harness/order-modules.ts'),
    ]);
    return { scenarios, modules };
  },
  troubles: async () => {
    const [{ troubleScenarios: scenarios }, { orderModules: modules }] = await Promise.all([
      import('./trouble-scenarios.ts'),
      import('../harness/order-modules.ts'),
    ]);
    return { scenarios, modules };
  },
  changes: async () => {
    const [{ changeScenarios: scenarios }, { orderModules }, { referralModule }] = await Promise.all([
      import('./change-scenarios.ts'),
      import('../harness/order-modules.ts'),
      import('#modules/referral/module.ts'),
    ]);
    return { scenarios, modules: [...orderModules, referralModule] };
  },
  services: async () => {
    const [{ serviceScenarios: scenarios }, { orderModules }, { offerModule }] = await Promise.all([
      import('./service-scenarios.ts'),
      import('../harness/order-modules.ts'),
      import('#modules/offer/module.ts'),
    ]);
    return { scenarios, modules: [...orderModules, offerModule] };
  },
  care: async () => {
    const [{ careScenarios: scenarios }, { orderAndCareModules }, { renewalModule }, { supportModule }] =
      await Promise.all([
        import('./care-scenarios.ts'),
        import('../harness/care-modules.ts'),
        import('#modules/renewal/module.ts'),
        import('#modules/support/module.ts'),
      ]);
    return { scenarios, modules: [...orderAndCareModules, renewalModule, supportModule] };
  },
};

export const loadScenarios = (group: ScenarioGroup): Promise<Loaded> => groups[group]();
