import { ensureDemoSnapshot } from '../harness/demo-snapshot.ts';
import { startTestServer } from '../harness/server.ts';

/** Starts one database server for all workers, with the snapshot that each of them copies. */
const setUp = async (): Promise<() => Promise<void>> => {
  const server = await startTestServer();
  await ensureDemoSnapshot(server.url);
  // Set before the workers start, which inherit the environment.
  process.env.E2E_DATABASE_SERVER = server.url;
  return () => server.stop();
};

export default setUp;
