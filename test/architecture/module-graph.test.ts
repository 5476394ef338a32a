import { expect, it } from 'vitest';
import { readTree } from '../../scripts/boundaries/tree.ts';
import { drawModules, moduleEdges, withGraph } from '../../scripts/module-graph/draw.ts';
import { house, withSource } from './source-tree.ts';

const drawing = '```mermaid\ngraph TD\n  cart --> catalogue\n  catalogue\n```';

it('draws an arrow from each listed module to those it depends on', () => {
  expect(drawModules(withSource(house, (root) => moduleEdges(readTree(root))))).toBe(drawing);
});

it('draws a dashed arrow to a module that is only read', () => {
  const { 'modules/cart/services/total.ts': _import, ...files } = house;
  const reading = {
    ...files,
    'modules/catalogue/graphql/schema.ts':
      'export const typeDefs = /* GraphQL */ `extend type Query { price: Int! }`;\n',
    'modules/cart/pages/cart.graphql': 'query Cart { price }\n',
  };
  expect(drawModules(withSource(reading, (root) => moduleEdges(readTree(root))))).toBe(
    drawing.replace('-->', '-.->'),
  );
});

it('replaces what is between the markers and nothing else', () => {
  const page = 'before\n<!-- modules:start -->\nold\n<!-- modules:end -->\nafter\n';
  const drawn = withGraph(page, drawing);
  expect(drawn).toBe(`before\n<!-- modules:start -->\n${drawing}\n<!-- modules:end -->\nafter\n`);
  expect(withGraph(drawn ?? '', drawing)).toBe(drawn);
  expect(withGraph('no markers', drawing)).toBeNull();
});
