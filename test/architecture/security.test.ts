import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvsNumbers } from '../../scripts/security/asvs-numbers.ts';
import { filesIn, readControls } from '../../scripts/security/list.ts';
import { securityPage } from '../../scripts/security/page.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const chapters = readControls(read('docs/security/asvs.txt'));
const controls = chapters.flatMap((chapter) => chapter.controls);
const having = (status: string) => controls.filter((control) => control.status === status);

describe('the table of security requirements', () => {
  it('has every requirement of levels 1 and 2 once, in the order of the standard', () => {
    expect(asvsNumbers).toHaveLength(259);
    expect(controls.map(({ number, level }) => `${number} ${level}`)).toEqual(asvsNumbers);
  });

  it('names only files that exist', () => {
    const missing = controls.flatMap(({ number, reason }) =>
      filesIn(reason).flatMap((path) => (existsSync(join(root, path)) ? [] : [`${number}: ${path}`])),
    );
    expect(missing).toEqual([]);
  });

  it('calls nothing met without a test, or the code or setting that does it', () => {
    const bare = having('met').filter(({ reason }) => filesIn(reason).length === 0);
    expect(bare.map(({ number }) => number)).toEqual([]);
  });

  it('says to whom a requirement is delegated', () => {
    const nobodys = having('delegated').filter(
      ({ reason }) => !/^(?:identity provider|operator)\b/.test(reason),
    );
    expect(nobodys.map(({ number }) => number)).toEqual([]);
  });

  it('is linked from SECURITY.md', () => {
    expect(read('SECURITY.md')).toContain('](docs/security.md)');
  });
});

/** A document of the sample; written so that it is not taken for a citation of the product's own. */
const b = `docs/${'b'}.md`;
const sample = `# about\n\n== V2 Authentication\n2.1.1 L1 Passwords are long.\n  met: test/a.test.ts | ${b}.\n`;

describe('the list', () => {
  it('is read by chapter', () => {
    expect(readControls(sample)).toEqual([
      {
        title: 'V2 Authentication',
        controls: [
          {
            number: '2.1.1',
            level: 'L1',
            words: 'Passwords are long.',
            status: 'met',
            reason: `test/a.test.ts | ${b}.`,
          },
        ],
      },
    ]);
  });

  it.each([
    ['a requirement without a status', '== V2 A\n2.1.1 L1 Words.\n2.1.2 L1 Words.'],
    ['a status that does not exist', '== V2 A\n2.1.1 L1 Words.\n  done: somehow.'],
    ['a level that does not exist', '== V2 A\n2.1.1 L3 Words.\n  met: x.'],
    ['a requirement before the first chapter', '2.1.1 L1 Words.\n  met: x.'],
    ['a requirement in another chapter', '== V3 A\n2.1.1 L1 Words.\n  met: x.'],
  ])('refuses %s', (_what, text) => expect(() => readControls(text)).toThrow(/2\.1\.1/));

  it('becomes a page with links to the files and a count of each status', () => {
    const page = securityPage(readControls(sample));
    expect(page).toContain(
      '| <a id="2.1.1"></a>2.1.1 | L1 | Passwords are long. | met | [a.test.ts](../test/a.test.ts) \\| [b.md](b.md). |',
    );
    expect(page).toContain('| V2 Authentication | 1 | 0 | 0 | 0 |\n| All | 1 | 0 | 0 | 0 |');
  });
});
