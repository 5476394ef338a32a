import { expect, it } from 'vitest';
import { ruleSourceOf } from './clinical-entries.ts';

/** A document of these tests only. */
const hair = `docs/clinical/${'hair'}.md`;

const documents = new Map([
  [
    hair,
    `# Hair

## Tablets

<a id="TABLETS"></a>Primary source: [the label](sources.md#LABEL).

| Topic | Fact | Mark |
| --- | --- | --- |
| <a id="NOT"></a>Never | Allergy; *not* male | V ([S4](sources.md#S4)) |

| Rule | Drugs | Condition | Basis and mark |
| --- | --- | --- | --- |
| <a id="LIVER"></a>LIVER | fin | \`conditions\` = \`liver\` | [NOT](#NOT) V; see [AGE](#AGE) |
| <a id="AGE"></a>AGE | fin | age < 18 | [Guideline](sources.md#GUIDE) V |
| <a id="OURS"></a>OURS | fin | a \\| b | P |

## Elsewhere

<a id="TEXT"></a>A rule in a sentence, from a [guideline](sources.md#GUIDE): M.
`,
  ],
  [
    'docs/clinical/sources.md',
    `# Sources

| Source | Primary document | Read in |
| --- | --- | --- |
| <a id="LABEL"></a>The label | FDA label | a copy |
| <a id="GUIDE"></a>Guideline | J Urol 2018 | not read |

| No. | Page | Kind |
| --- | --- | --- |
| <a id="S4"></a>S4 | example.com | another service |
`,
  ],
]);
const entry = (anchor: string) => ruleSourceOf(documents, `${hair}#${anchor}`);

it('a rule has its document, section, condition and basis as plain text', () => {
  expect(entry('LIVER')).toMatchObject({
    document: 'Hair',
    section: 'Tablets',
    condition: 'conditions = liver',
    basis: 'NOT V; see AGE',
  });
  expect(entry('OURS').condition).toBe('a | b');
});

it('facts that it refers to are repeated, with their sources and those of the section, primary ones first', () => {
  const { facts, sources } = entry('LIVER');
  expect(facts).toEqual([{ id: 'NOT', text: 'Never: Allergy; not male', mark: 'V (S4)' }]);
  expect(sources).toEqual([
    { title: 'The label', about: 'FDA label' },
    { title: 'S4', about: 'example.com' },
  ]);
});

it('a rule that rests on our policy alone has no source', () => {
  expect(entry('OURS').sources).toEqual([]);
});

it('an entry outside of a table is read as a sentence', () => {
  expect(entry('TEXT')).toMatchObject({
    section: 'Elsewhere',
    condition: 'A rule in a sentence, from a guideline: M.',
    sources: [{ title: 'Guideline' }],
  });
});

it('a citation that leads nowhere is an error', () => {
  expect(() => entry('MISSING')).toThrow(`${hair}#MISSING does not exist.`);
});
