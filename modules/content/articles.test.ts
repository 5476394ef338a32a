import { describe, expect, it } from 'vitest';
import type { Article, Block } from './data/articles/article.ts';
import { articles } from './data/articles/index.ts';
import { articleCategories, articleSummaries } from './data/articles/summaries.ts';
import { plainText } from './domain/inline-links.ts';

/** All text of a block, including labels. */
const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.join(' ');
    case 'list':
      return block.items.join(' ');
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()].join(' ');
    case 'hundred':
      return [block.caption, ...block.rows.map(({ label, count }) => `${count} ${label}`)].join(' ');
    case 'risk':
      return `${block.drug} ${block.badges.join(' ')} ${block.text}`;
    case 'urgent':
      return `${block.title} ${block.text}`;
  }
};

const wordsOf = (article: Article): string[] =>
  article.sections
    .flatMap(({ heading, blocks }) => [heading, ...blocks.map(textOf)])
    .map(plainText)
    .join(' ')
    .split(/\s+/)
    .filter(Boolean);

it('every article has a summary, and every summary an article', () => {
  expect(articles.map(({ slug }) => slug)).toEqual(articleSummaries.map(({ slug }) => slug));
  expect(new Set(articleSummaries.map(({ category }) => category)).size).toBe(articleCategories.length);
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (slug, article) => {
  it('is 500 to 800 words long', () => {
    expect(wordsOf(article).length).toBeGreaterThanOrEqual(500);
    expect(wordsOf(article).length).toBeLessThanOrEqual(800);
  });

  it('has a summary, lists each source once, and links to other articles', () => {
    expect(article.keyPoints.length).toBe(3);
    expect(article.sources.length).toBeGreaterThanOrEqual(3);
    expect(new Set(article.sources.map(({ text }) => text)).size).toBe(article.sources.length);
    expect(article.related.length).toBe(2);
    expect(article.related).not.toContain(slug);
  });

  it('has sections with unique ids', () => {
    const ids = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[a-z][a-z-]*$/.test(id))).toBe(true);
  });

  it('contains no exclamation mark', () => expect(wordsOf(article).join(' ')).not.toContain('!'));
});
