import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import type { Knex } from 'knex';
import { readSettings } from '#config/settings.ts';
import { ManualClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import { accessGuards, ensureLead, mountAuth, refuseChangesWhileImpersonating } from '#server/auth/index.ts';
import { graphqlEndpoint } from '#server/graphql/endpoint.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { dropCookies, readToken } from '#server/graphql/token-door.ts';
import { createHosts } from '#server/hosts/hosts.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { type AccountGateway, accountGatewayPort, type SignInClaims } from '#server/ports/account-gateway.ts';
import { apiTokensPort } from '#server/ports/api-tokens.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { viewerOf } from '#server/viewer.ts';
import { createIdentityProvider } from '#simulators/identity-provider/index.ts';
import { requestContext, schemaOf } from '../api.ts';
import { testScope } from '../scope.ts';
import { setClockAt } from './authenticator.ts';

/** Accounts without a module: an email that begins with `clinician` is a clinician's, all others are patients'. */
const remembersEverybody = (knex: Knex) => {
  const users = new Map<string, SignedInUser>();
  const signIns: SignInClaims[] = [];
  const gateway: AccountGateway = {
    signIn: async (claims) => {
      signIns.push(claims);
      const known = users.get(claims.sub);
      if (known) return known;
      const role = claims.email?.startsWith('clinician') ? 'clinician' : 'patient';
      const user: SignedInUser = {
        id: randomIds.uuid(),
        role,
        email: claims.email ?? '',
        impersonatorId: null,
      };
      await knex('person').insert({ id: user.id, email: user.email, role, created_at: new Date() });
      users.set(claims.sub, user);
      return user;
    },
    isStaff: async ({ sub }) => (users.get(sub)?.role ?? 'patient') !== 'patient',
    // Every visitor of these tests who has a lead left this address.
    leadEmail: async () => 'left@example.com',
    profile: async () => ({ firstName: 'Sam', lastName: null }),
  };
  return { gateway, signIns };
};

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createTcpServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A small site with sign-in on the three demo hosts, for tests. With modules, it answers /graphql. */
export const startTestSite = async (
  database: { knex: Knex; url: string },
  env: Readonly<Record<string, string>> = {},
  modules: readonly ModuleDefinition[] = [],
) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sign-in-'));
  const port = await freePort();
  const settings = readSettings({
    APP_ENV: 'demo',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...env,
  });
  const { gateway, signIns } = remembersEverybody(database.knex);
  const stand = modules.length === 0 ? [provide(accountGatewayPort, () => gateway)] : [];
  const scopeClock = new ManualClock(new Date());
  const { makeScope } = testScope({
    ...database,
    modules,
    providers: stand,
    clock: scopeClock,
    ids: randomIds,
  });
  const clock = new ManualClock(new Date());
  setClockAt(`localhost:${port}`, clock);

  const { requireRole, requireSignIn, requireStaff } = accessGuards(settings);
  const app = express();
  const { viewer } = mountAuth(app, {
    settings,
    scope: makeScope,
    clock,
    identityProvider: createIdentityProvider,
  });
  app.use('/graphql', dropCookies);
  app.use(...viewer, refuseChangesWhileImpersonating);
  app.get('/viewer', (request, response) => void response.json(viewerOf(request)));
  app.get('/keep', (request, response) => void response.json(ensureLead(request, randomIds)));
  app.post('/write', (_request, response) => void response.send('written'));
  app.get('/mine', requireSignIn, (_request, response) => void response.send('mine'));
  app.get('/operators', requireRole('operator'), (_request, response) => void response.send('operators'));
  app.get('/desk', requireStaff, (_request, response) => void response.send('desk'));
  if (modules.length > 0) {
    const executor = createExecutor(schemaOf(modules), makeScope().log);
    app.use(
      '/graphql',
      readToken({ hosts: createHosts(settings), tokens: () => makeScope().use(apiTokensPort) }),
      graphqlEndpoint(executor, async (request) => requestContext(makeScope(), viewerOf(request))),
    );
  }
  app.get(/.*/, (request, response) => void response.send(`page ${request.originalUrl}`));
  const failed: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status ?? 500).json({ code: error.code, message: error.message });
  };
  app.use(failed);

  const server = createServer(app);
  await new Promise<void>((resolve) => {
    server.listen(port, () => resolve());
  });
  return {
    ...settings.origins,
    clock,
    /** The clock of the scope, which modules use. */
    scopeClock,
    scope: makeScope,
    dataDir,
    signIns,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dataDir, { recursive: true });
    },
  };
};

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;
