import { provide } from '#server/scope.ts';
import { collectJobs, collectSweeps } from '#server/scope-factory.ts';
import type { SimulatedServices } from '#server/simulated-services.ts';
import { openSimulatedAnalytics } from './analytics/open-analytics.ts';
import { DemoClock } from './clock/demo-clock.ts';
import { createTimeTravel } from './clock/time-travel.ts';
import { timeTravelPort } from './clock/time-travel-port.ts';
import { seedDemoPeople } from './demo/demo-people.ts';
import { makeDemoHistory } from './demo/history/make-demo-history.ts';
import { demoModule } from './demo/module.ts';
import { demoRoutes } from './demo/routes.ts';
import { readDemoServices } from './demo-services.ts';
import { openSimulatedFlagService } from './flag-service/open-flag-service.ts';
import { createIdentityProvider } from './identity-provider/index.ts';
import { openSimulatedMail } from './mail/open-mail.ts';
import { openSimulatedObjectStore } from './object-store/open-object-store.ts';
import { openSimulatedPager } from './pager/open-pager.ts';
import { openSimulatedPayments, type SimulatedPayments } from './payment-processor/open-payments.ts';
import { type OpenedPharmacy, openSimulatedPharmacy } from './pharmacy/open-pharmacy.ts';
import { openEmbeddedDatabase } from './postgresql/open-database.ts';
import { openSimulatedTextMessages } from './text-messages/open-text-messages.ts';

/** What a rehearsal of production simulates: everything else is configured as in production. */
export const rehearsalServices: SimulatedServices = {
  openDatabase: openEmbeddedDatabase,
  openPharmacy: openSimulatedPharmacy,
  openMail: (parts) => openSimulatedMail(parts),
  openPager: openSimulatedPager,
};

/** All simulators for a demo, development or a test; created again for each server. */
export const createSimulatedServices = (
  pages: SimulatedServices['pages'] = async () => (await import('./pages.ts')).pages,
): SimulatedServices => {
  const services = readDemoServices(process.env.DEMO_SERVICES);
  let demoClock: DemoClock | null = null;
  let payments: SimulatedPayments | null = null;
  let pharmacy: OpenedPharmacy | null = null;
  return {
    ...rehearsalServices,
    openMail: (parts) => openSimulatedMail(parts, services.mail),
    openClock: async (pool, log) => {
      const clock = new DemoClock(pool);
      await clock.start(log);
      demoClock = clock;
      return { clock, stop: () => clock.stop() };
    },
    openPayments: async (parts) => {
      payments = await openSimulatedPayments(parts);
      return payments;
    },
    openPharmacy: async (parts) => {
      pharmacy = await openSimulatedPharmacy(parts);
      return pharmacy;
    },
    openTextMessages: openSimulatedTextMessages,
    openObjectStore: openSimulatedObjectStore,
    openFlagService: openSimulatedFlagService,
    ...(services.hasMixpanel && { openAnalytics: openSimulatedAnalytics }),
    identityProvider: createIdentityProvider,
    modules: [demoModule],
    routes: demoRoutes,
    pages,
    providers: ({ databaseUrl: url, modules, makeScope, log }) => {
      if (!demoClock) return [];
      const jobs = collectJobs(modules);
      const sweeps = collectSweeps(modules);
      const timeTravel = createTimeTravel({ url, clock: demoClock, jobs, sweeps, makeScope, log });
      return [provide(timeTravelPort, () => timeTravel)];
    },
    seed: async (parts, progress) => {
      await seedDemoPeople(parts.makeScope());
      // The people alone are enough where only the process matters; their history takes half a minute.
      if (!payments || !pharmacy || process.env.DEMO_HISTORY === 'none') return;
      progress("Living through the demo patient's history");
      const { issueCard, dashboard } = payments;
      await makeDemoHistory({ ...parts, issueCard, dashboard, pharmacy });
    },
  };
};
