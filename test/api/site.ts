import express from 'express';
import type { EndpointOptions } from '#server/graphql/endpoint.ts';
import { graphqlEndpoint } from '#server/graphql/endpoint.ts';
import type { Viewer } from '#server/viewer.ts';
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
