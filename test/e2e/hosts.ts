/** Tests run in parallel workers, each with its own processes of the product on its own ports. */
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

/** The hosts of a second process on the same database, with every optional integration switched on. */
export const withThirdParties = hostsAt(port + 1);

/** The hosts of a second process on the same database, where treatment of early ejaculation is switched off. */
export const withPausedLine = hostsAt(port + 3);

export const ports = {
  product: port,
  withThirdParties: port + 1,
  google: port + 2,
  withPausedLine: port + 3,
};
export const workerName = `e2e_${port}`;
