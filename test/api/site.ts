import express from 'express';
import type { EndpointOptions } from '#server/graphql/endpoint.ts';
import { graphqlEndpoint } from '#server/graphql/endpoint.ts';
import type { ContractWorld } from '#test/contract/world.ts';

export const LEAD = '00000000-0000-4000-8000-0000000000aa';

/** /graphql alone, asked by a visitor. */
export const apiSite = (world: ContractWorld, options: EndpointOptions = {}) =>
  express().use(
    '/graphql',
    graphqlEndpoint(world.executor, async () => world.contextFor({ leadId: LEAD }), options),
  );
