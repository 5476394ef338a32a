import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import express, { type Express } from 'express';
import pg from 'pg';

/** Serves the minimal baselines that the product is compared with, each on its own port. */
interface Order {
  readonly databaseUrl: string;
  /** The built `tree.fixture.ts`, its page and the data to render it with; null when there is no signed-in page. */
  readonly tree: { readonly module: string; readonly file: string; readonly context: unknown } | null;
  readonly productIds: readonly number[];
}

const order: Order = JSON.parse(process.env.BASELINES ?? '{}');
const pool = new pg.Pool({ connectionString: order.databaseUrl, max: 10 });
const select =
  'select id, drug_type, price, user_selectable, details from product where id = any($1) order by id';

const productPage = async (): Promise<string> => {
  const { rows } = await pool.query(select, [order.productIds]);
  return JSON.stringify({ products: rows });
};

const bare = (answer: (app: Express) => void): Express => {
  const app = express();
  app.disable('x-powered-by');
  answer(app);
  return app;
};

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const servers: Record<string, Server> = {
  http: createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('hello');
  }),
  express: createServer(bare((app) => app.get('/', (_request, response) => void response.send('hello')))),
  pg: createServer((_request, response) => {
    productPage().then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }),
};

if (order.tree) {
  const { treeOf } = await import(pathToFileURL(order.tree.module).href);
  const render: () => string = await treeOf(order.tree.file, order.tree.context);
  servers.react = createServer(
    bare((app) => app.get('/', (_request, response) => void response.send(render()))),
  );
}

const ports = await Promise.all(
  Object.entries(servers).map(async ([name, server]) => [name, await listen(server)] as const),
);
process.send?.({ ready: Object.fromEntries(ports) });
process.on('SIGTERM', () => process.exit(0));
