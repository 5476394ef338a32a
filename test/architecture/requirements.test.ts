import { describe, expect, it } from 'vitest';
import { mentionsIn, shownBy } from '../../scripts/requirements/citations.ts';
import { readRequirements } from '../../scripts/requirements/list.ts';
import { requirementsPage, unexplained } from '../../scripts/requirements/page.ts';

const list = '# about\n\n== 1 Ways in\nS1.1 A door opens.\nS1.2 A door | closes.\n';

const source = `
// S1.2: the door again
describe('doors', () => {
  it.each([['S1.1: wide', 1], ['narrow', 2]])('%s', (_, width) => {});
  it(\`S1.1, S1.2: \${width} doors\`, () => {});
});
`;

describe('the list of requirements', () => {
  it('is parsed by section', () => {
    expect(readRequirements(list)).toEqual([
      {
        title: '1 Ways in',
        requirements: [
          { number: 'S1.1', text: 'A door opens.' },
          { number: 'S1.2', text: 'A door | closes.' },
        ],
      },
    ]);
  });

  it.each([
    ['a number that is used twice', '== 1 A\nS1.1 a\nS1.1 b', 'S1.1 is used twice.'],
    ['a number in another section', '== 1 A\nS2.1 a', 'S2.1 stands in section "1 A".'],
    ['a line that is not a requirement', '== 1 A\nhello', 'This line is no requirement: hello'],
    ['a requirement before the first section', 'S1.1 a', 'This line is no requirement: S1.1 a'],
  ])('refuses %s', (_, text, message) => expect(() => readRequirements(text)).toThrow(message));
});

describe('citations of requirements', () => {
  it('are found with their line numbers', () => {
    expect(mentionsIn('a.ts', 'x\n// S1.1 and S9.99, not XS1.1')).toEqual([
      { number: 'S1.1', file: 'a.ts', line: 2 },
      { number: 'S9.99', file: 'a.ts', line: 2 },
    ]);
  });

  it('in tests are found in titles, it.each rows and the comment before a test', () => {
    expect(shownBy('a.test.ts', source).map(({ number, title }) => [number, title])).toEqual([
      ['S1.1', 'S1.1: wide'],
      ['S1.1', 'S1.1, S1.2: … doors'],
      ['S1.2', 'S1.1, S1.2: … doors'],
      ['S1.2', 'doors'],
    ]);
  });
});

it('a requirement needs a test or a place among the departures', () => {
  const tested = [{ number: 'S1.1', file: 'x/a.test.ts', title: 'S1.1: opens' }];
  expect(unexplained(readRequirements(list), tested, [])).toEqual(['S1.2']);
  const departures = mentionsIn('docs/departures.md', '| S1.2 | it never closes |');
  expect(unexplained(readRequirements(list), tested, departures)).toEqual([]);
});

it('the requirements page shows each requirement with its tests, and lists those without one', () => {
  const page = requirementsPage(readRequirements(list), [
    { number: 'S1.1', file: 'x/a.test.ts', title: 'S1.1: opens' },
    { number: 'S1.1', file: 'x/a.test.ts', title: 'wide' },
  ]);
  expect(page).toContain(
    '| <a id="S1.1"></a>S1.1 | A door opens. | [a.test.ts](../x/a.test.ts): opens; wide |',
  );
  expect(page).toContain('| <a id="S1.2"></a>S1.2 | A door \\| closes. | - |');
  expect(page).toContain('1 of 2.');
  expect(page).toContain('- S1.2 A door');
});
