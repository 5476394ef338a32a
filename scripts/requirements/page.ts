import type { Mention, Shown } from './citations.ts';
import type { Section } from './list.ts';

const INTRODUCTION = `# Requirements

<!-- Generated from docs/requirements/requirements.txt and the tests by "npm run requirements". Do not edit. -->

Every requirement of the specification in one line of our own words, numbered by the specification's sections, with the tests
that show it. A test cites a requirement by its number in its title or in a comment before it; code cites it in
comments. A number that does not exist fails \`npm run check\`.`;

const escaped = (text: string): string =>
  text.replace(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*');

/** The title without the numbers it begins with, because the row already shows them. */
const shortened = (title: string): string => title.replace(/^(S\d+\.\d+(, | and )?)+:? */, '');

const byNumber = (shown: readonly Shown[]): ReadonlyMap<string, readonly Shown[]> => {
  const found = new Map<string, Shown[]>();
  for (const one of shown) found.set(one.number, [...(found.get(one.number) ?? []), one]);
  return found;
};

const testsCell = (tests: readonly Shown[]): string => {
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  return files
    .map((file) => {
      const titles = [
        ...new Set(tests.filter((one) => one.file === file).map(({ title }) => shortened(title))),
      ];
      return `[${file.split('/').at(-1)}](../${file}): ${escaped(titles.join('; '))}`;
    })
    .join('<br>');
};

/** The requirements that no test cites and that stand in no list of departures either. */
export const unexplained = (
  sections: readonly Section[],
  shown: readonly Shown[],
  departures: readonly Mention[],
): readonly string[] => {
  const known = new Set([...shown, ...departures].map(({ number }) => number));
  return sections
    .flatMap(({ requirements }) => requirements.map(({ number }) => number))
    .filter((number) => !known.has(number));
};

/** The whole page docs/requirements.md. */
export const requirementsPage = (sections: readonly Section[], shown: readonly Shown[]): string => {
  const tests = byNumber(shown);
  const all = sections.flatMap(({ requirements }) => requirements);
  const without = all.filter(({ number }) => !tests.has(number));
  const tables = sections.map(({ title, requirements }) =>
    [
      `## ${title}`,
      '',
      '| Number | Requirement | Shown by |',
      '| --- | --- | --- |',
      ...requirements.map(
        ({ number, text }) =>
          `| <a id="${number}"></a>${number} | ${escaped(text)} | ${testsCell(tests.get(number) ?? []) || '-'} |`,
      ),
    ].join('\n'),
  );
  const rest = [
    '## Without a test that cites them',
    '',
    `${without.length} of ${all.length}. Each stands in [departures](departures.md) with its reason.`,
    '',
    ...without.map(({ number, text }) => `- ${number} ${escaped(text)}`),
  ].join('\n');
  return `${[INTRODUCTION, ...tables, rest].join('\n\n')}\n`;
};
