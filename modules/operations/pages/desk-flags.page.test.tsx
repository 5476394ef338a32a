import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page } from './desk-flags.page.tsx';

const flag = {
  ...{ name: 'quiz-early-interests', text: 'The short quiz asks early.', value: 'true', initial: 'false' },
  ...{ sourceLabel: 'File', refused: null, endPreview: 'https://m.test/quiz?flag.quiz-early-interests=' },
  previews: [{ value: 'false', href: 'https://m.test/quiz?flag.quiz-early-interests=false' }],
};
const shown = (given: object = {}): string =>
  renderPage(Page, {
    deskFlags: {
      ...{ source: 'file', sourceLabel: 'File', flags: [flag], unknown: [], hasPreviews: true },
      ...{ outages: [], outagesProblem: null, changes: [], ...given },
    },
  });

describe('the page of flags and outages', () => {
  it('shows the value, the default, where it comes from, and previews', () => {
    const html = shown();
    for (const text of ['quiz-early-interests', 'The short quiz asks early.', 'Default: false', 'File'])
      expect(html).toContain(text);
    expect(html).toContain('href="https://m.test/quiz?flag.quiz-early-interests=false"');
    expect(html).toContain('No banner is shown');
  });

  it('says where flags are changed, and offers no switch', () => {
    expect(shown()).toContain('FLAGS_FILE');
    expect(shown({ source: 'service' })).toContain('Flags are changed in LaunchDarkly');
    expect(shown().split('<main')[1]).not.toMatch(/<(button|select|form)/);
  });

  it('says when there are no previews, what is refused and what is unknown', () => {
    const refused = { ...flag, refused: '12', previews: [], endPreview: null };
    const html = shown({ flags: [refused], hasPreviews: false, unknown: ['enable-magic'] });
    for (const text of ['cannot be tried in production', 'Given as 12', 'does not know: enable-magic'])
      expect(html).toContain(text);
    expect(html).not.toContain('Preview</th>');
  });

  it('shows the banners of the file, or what is wrong with it', () => {
    const outage = {
      brands: ['*'],
      routes: ['/checkout*'],
      header: 'Payments are slow',
      body: 'We are on it.',
    };
    const html = shown({ outages: [outage] });
    expect(html).toContain('<strong>Payments are slow</strong> We are on it.');
    expect(html).toContain('pages /checkout*');
    expect(shown({ outagesProblem: 'The file is not right.' })).toContain('The file is not right.');
  });

  it('shows what changed, and says that its source knows who did it', () => {
    const change = {
      ...{ id: 'c1', subject: 'quiz-early-interests', before: 'false', after: 'true' },
      seenAt: '2027-03-22T10:00:00Z',
    };
    const html = shown({ changes: [change] });
    for (const text of ['What changed, newest first', '>false</span>', '>true</span>', 'files are kept'])
      expect(html).toContain(text);
    expect(shown({ source: 'service' })).toContain('Who changed a flag is in LaunchDarkly');
    expect(shown()).toContain('No change was seen yet.');
  });

  it('offers to try the text of a new banner', () => {
    expect(shown()).toContain('Try a new banner');
    expect(shown()).toContain('Write a headline to see the banner.');
  });
});
