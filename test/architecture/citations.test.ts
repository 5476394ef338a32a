import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allDrugFacts } from '#modules/catalogue/data/facts/index.ts';
import { rules } from '#modules/eligibility/domain/index.ts';
import { sexualHealthRules } from '#modules/eligibility/domain/sexual-health.fixture.ts';
import { filesUnder } from '../../scripts/lib/files.ts';
import { ruleSourceOf } from '../../scripts/rule-sources/clinical-entries.ts';
import { anchorsOf, type Citation, citationsIn, citingFiles, readText, writtenAnchors } from './citations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const clinicalDocuments = filesUnder(root, 'docs/clinical');

const problemOf = ({ from, document, anchor }: Citation): string | null => {
  if (!existsSync(join(root, document))) return `${from} cites ${document}, which does not exist`;
  if (anchor === null || anchorsOf(readText(root, document)).has(anchor)) return null;
  return `${from} cites ${document}#${anchor}, which has no such anchor`;
};

describe('citations of documents', () => {
  it('refer to an existing document and anchor, in code and in documents', () => {
    // The samples in this file name documents that do not exist.
    const citations = citingFiles(root)
      .filter((path) => path !== 'test/architecture/citations.test.ts')
      .flatMap((path) => citationsIn(path, readText(root, path)));
    expect(citations.length).toBeGreaterThan(100);
    expect(citations.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });

  it('are found in comments, strings and links', () => {
    expect(citationsIn('kernel/a.ts', "// docs/a/b-c.md#X-1. 'docs/d.md'")).toEqual([
      { from: 'kernel/a.ts', document: 'docs/a/b-c.md', anchor: 'X-1' },
      { from: 'kernel/a.ts', document: 'docs/d.md', anchor: null },
    ]);
    expect(citationsIn('docs/a/b.md', '[x](../c.md#X7), [y](#here), [z](https://a.test/b.md)')).toEqual([
      { from: 'docs/a/b.md', document: 'docs/c.md', anchor: 'X7' },
      { from: 'docs/a/b.md', document: 'docs/a/b.md', anchor: 'here' },
    ]);
    expect([...anchorsOf('# Marks of certainty\n<a id="H2"></a>')]).toEqual(['H2', 'marks-of-certainty']);
  });
});

describe('the clinical documents', () => {
  it('use each anchor only once', () => {
    const anchors = clinicalDocuments.flatMap((path) => writtenAnchors(readText(root, path)));
    expect(anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at)).toEqual([]);
  });

  it.each(rules.map(({ id, source }) => [id, source] as const))(
    'describe rule %s under its own id',
    (id, source) => {
      expect(source).toMatch(/^docs\/clinical\/[a-z-]+\.md#/);
      expect(source.endsWith(`#${id}`)).toBe(true);
      expect(citationsIn(id, source).map(problemOf)).toEqual([null]);
    },
  );

  it('say of every rule of sexual health how certain it is', () => {
    const documents = new Map(clinicalDocuments.map((path) => [path, readText(root, path)]));
    const unmarked = sexualHealthRules.filter(
      ({ source }) => !/(\b[VMP]\b|\?)/.test(ruleSourceOf(documents, source).basis),
    );
    expect(unmarked.map(({ id }) => id)).toEqual([]);
  });

  it.each(allDrugFacts.map(({ slug, record }) => [slug, record]))(
    'hold the facts behind the drug page %s',
    (slug, record) => expect(citationsIn(slug, record).map(problemOf)).toEqual([null]),
  );
});
