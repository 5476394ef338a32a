/** Tests run in workers side by side, each with processes of the product of its own, on ports of its own. */
const PORTS_PER_WORKER = 10;
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? '0');
const port = Number(process.env.E2E_PORT ?? '3917') + worker * PORTS_PER_WORKER;

const hostsAt = (port: number) => ({
  marketing: `http://localhost:${port}`,
  app: `http://app.localhost:${port}`,
  admin: `http://admin.localhost:${port}`,
});

/** The three hosts of the product under test. */
export const origins = hostsAt(port);

/** Those of a second process on the same database, with everything that a setting switches on. */
export const withThirdParties = hostsAt(port + 1);

export const ports = { product: port, withThirdParties: port + 1, google: port + 2 };
export const workerName = `e2e_${port}`;
