import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRenderer } from './renderer.mjs';
import { markdownOptions, siteOf } from './site-config.ts';
import type { FoundLink } from './site-markdown.ts';

/** Links of the documents that lead nowhere on the site, each in a sentence with its place. */
export const deadLinks = async (root: string): Promise<readonly string[]> => {
  const site = siteOf(root, {});
  const links: FoundLink[] = [];
  const options = markdownOptions(root, site, (link) => links.push(link));
  const renderer = await createRenderer(root, options);
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const page of site.pages) {
    const path = join(root, page);
    const html = await renderer.renderAsync(readFileSync(path, 'utf8'), { path });
    anchors.set(page, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
  }
  return links.flatMap(({ page, line, link }) => {
    const place = line === null ? page : `${page}:${line}`;
    if (link.kind === 'dead') return `${place} links to ${link.href}, which does not exist.`;
    if (link.kind !== 'page' || link.anchor === null || anchors.get(link.page)?.has(link.anchor)) return [];
    return `${place} links to ${link.page}#${link.anchor}, which has no such anchor.`;
  });
};
