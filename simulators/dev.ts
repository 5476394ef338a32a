import { createServer as createHttp, type RequestListener } from 'node:http';
import express from 'express';
import { createServerModuleRunner, createServer as createVite } from 'vite';
import { readSettings } from '#config/settings.ts';
import { explorer } from '#server/graphql/explorer.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import type { RunningServer } from '#server/start.ts';
import type { WebServer } from '#server/web-server.ts';
import { openDatabase } from './postgresql/open-database.ts';

/**
 * `npm run dev`. Vite, the embedded database and the browser's connections stay open; after an edit of server code only
 * that code is loaded and started again, by Vite's module runner, in this same process. Vite replaces pages and styles
 * in the open browser.
 */
const settings = readSettings({ APP_ENV: 'development', ...process.env });
const log = createLog(settings.LOG_LEVEL);
const http = createHttp();
const port = await listen(http, { port: settings.PORT });
// Opened after the port, so that no database remains when the port is in use.
const database = await openDatabase(settings, log);
const vite = await createVite({
  server: { middlewareMode: { server: http }, hmr: { server: http } },
  appType: 'custom',
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

/** Requests wait for this while the server restarts. */
let handler: RequestListener | null = null;
const waiting: Parameters<RequestListener>[] = [];
const answerWith = (next: RequestListener): void => {
  handler = next;
  for (const request of waiting.splice(0)) next(...request);
};
http.on('request', (...request) => {
  if (handler) handler(...request);
  else waiting.push(request);
});

const webServer: WebServer = {
  check: async () => {},
  assets: express.Router().use(explorer(), vite.middlewares),
  serve: async (answer) => {
    answerWith(answer);
    return { port, close: async () => {} };
  },
};

let failed = false;
const start = async (): Promise<RunningServer | null> => {
  const began = performance.now();
  try {
    const { startServer } = await runner.import<typeof import('#server/start.ts')>('/server/start.ts');
    const { createSimulatedServices } = await runner.import<typeof import('./simulated-services.ts')>(
      '/simulators/simulated-services.ts',
    );
    // In development Vite lists every page.
    const simulated = createSimulatedServices(async () => ({}));
    const server = await startServer({ ...settings, DATABASE_URL: database.url }, log, {
      webServer,
      simulated,
    });
    failed = false;
    log.info({ ms: Math.round(performance.now() - began), origins: settings.origins }, 'ready');
    return server;
  } catch (error) {
    failed = true;
    log.error({ err: error }, 'could not start');
    answerWith((_request, response) => {
      response.writeHead(500).end('The server could not start: see the terminal, then save the file again.');
    });
    return null;
  }
};

let running = start();
let soon: NodeJS.Timeout | undefined;

/** Restarts run one after the other; files that were saved together cause one restart. */
const restart = (): void => {
  clearTimeout(soon);
  soon = setTimeout(() => {
    running = running.then(async (server) => {
      handler = null;
      await server?.stop();
      runner.clearCache();
      return start();
    });
  }, 30);
};

vite.watcher.on('change', (file) => {
  // After a failure not every module is known, so any changed file may contain the fix.
  if (failed || runner.evaluatedModules.getModulesByFile(file)?.size) restart();
});

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, async () => {
    // Ctrl+C arrives twice: from the terminal and from npm.
    if (stopping) return;
    stopping = true;
    await (await running)?.stop();
    await runner.close();
    await vite.close();
    http.closeAllConnections();
    await database.close();
    process.exit(0);
  });
