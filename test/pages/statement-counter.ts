import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import pg from 'pg';

/**
 * Records every SQL statement of this process under the request that caused it. Works below knex and around Express,
 * so that the product needs no code for it.
 */
export const countStatements = () => {
  const storage = new AsyncLocalStorage<string[]>();
  const byAddress = new Map<string, string[]>();

  const onRequest = (message: unknown): void => {
    const { request } = message as { request: IncomingMessage };
    const statements: string[] = [];
    byAddress.set(`${request.headers.host}${request.url}`, statements);
    storage.enterWith(statements);
  };
  subscribe('http.server.request.start', onRequest);

  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = new Proxy(original, {
    apply: (query, client, args: [unknown, ...unknown[]]) => {
      const [first] = args;
      const sql = typeof first === 'object' && first !== null && 'text' in first ? first.text : first;
      storage.getStore()?.push(String(sql));
      return Reflect.apply(query, client, args);
    },
  });

  return {
    /** The statements of the latest request for an address, in order. */
    of: (url: string): readonly string[] => {
      const { host, pathname, search } = new URL(url);
      return byAddress.get(`${host}${pathname}${search}`) ?? [];
    },
    stop: (): void => {
      unsubscribe('http.server.request.start', onRequest);
      pg.Client.prototype.query = original;
    },
  };
};

export type StatementCounter = ReturnType<typeof countStatements>;
