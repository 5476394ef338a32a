import { expect, it } from 'vitest';
import { readTree } from '../../scripts/boundaries/tree.ts';
import { drawModules, moduleEdges, withGraph } from '../../scripts/module-graph/draw.ts';
import { house, withSource } from './source-tree.ts';

const drawing = '```mermaid\ngraph TD\n  cart --> catalogue\n  catalogue\n```';

it('draws an arrow from each listed module to those it depends on', () => {
  expect(drawModules(withSource(house, (root) => moduleEdges(readTree(root))))).toBe(drawing);
});

it('replaces what is between the markers and nothing else', () => {
  const page = 'before\n<!-- modules:start -->\nold\n<!-- modules:end -->\nafter\n';
  const drawn = withGraph(page, drawing);
  expect(drawn).toBe(`before\n<!-- modules:start -->\n${drawing}\n<!-- modules:end -->\nafter\n`);
  expect(withGraph(drawn ?? '', drawing)).toBe(drawn);
  expect(withGraph('no markers', drawing)).toBeNull();
});
