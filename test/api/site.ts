import express from 'express';
import type { EndpointOptions } from '#server/graphql/endpoint.ts';
import { graphqlEndpoint } from '#server/graphql/endpoint.ts';
import { dropCookies, readToken } from '#server/graphql/token-door.ts';
import { createHosts } from '#server/hosts/hosts.ts';
import { apiTokensPort } from '#server/ports/api-tokens.ts';
import { rememberViewer, type Viewer, viewerOf } from '#server/viewer.ts';
import { testViewer } from '../harness/api.ts';
import type { ProductHarness } from '../harness/whole-product.ts';
export const LEAD = '00000000-0000-4000-8000-0000000000aa';

/** An Express app with only /graphql; the viewer is a visitor unless another one is given. */
export const apiSite = (
  harness: ProductHarness,
  options: EndpointOptions = {},
  who: Partial<Viewer> = { leadId: LEAD },
) =>
  express().use(
    '/graphql',
    graphqlEndpoint(harness.executor, async () => harness.contextFor(who), options),
  );

/** The same as the staff host, asked by programs with tokens; without a token it is a visitor. */
export const tokenSite = (harness: ProductHarness) => {
  const origins = { marketing: 'http://marketing.test', app: 'http://app.test' };
  return express().use(
    '/graphql',
    dropCookies,
    (request, response, next) => {
      rememberViewer(request, testViewer({ leadId: LEAD, host: 'admin' }));
      const hosts = createHosts({
        ...harness.settings,
        origins: { ...origins, admin: `http://${request.host}` },
      });
      return readToken({ hosts, tokens: () => harness.makeScope().use(apiTokensPort) })(
        request,
        response,
        next,
      );
    },
    graphqlEndpoint(harness.executor, async (request) => harness.contextFor(viewerOf(request))),
  );
};
