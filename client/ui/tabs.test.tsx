import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Steps } from './steps.tsx';
import { Tabs } from './tabs.tsx';

const items = [
  { id: 'flags', title: 'Flags', count: 2, content: 'Two flags' },
  { id: 'answers', title: 'Answers', count: 0, content: 'All answers' },
] as const;

const tags = (html: string, role: string): string[] =>
  html.match(new RegExp(`<\\w+ [^>]*role="${role}"[^>]*>`, 'g')) ?? [];

it('opens the first tab, has one tab in the tab order, and renders every panel', () => {
  const html = renderToString(<Tabs label="Parts" items={items} />);
  const [flags, answers] = tags(html, 'tab');
  expect(flags).toMatch(/aria-selected="true".*tabindex="0"/i);
  expect(answers).toMatch(/aria-selected="false".*tabindex="-1"/i);
  const [open, closed] = tags(html, 'tabpanel');
  expect(open).not.toContain('data-closed');
  expect(closed).toContain('data-closed');
  expect(html).toContain('All answers');
});

it('opens the selected tab, and hides a count of zero', () => {
  const html = renderToString(<Tabs label="Parts" items={items} selected="answers" />);
  expect(tags(html, 'tab')[1]).toContain('aria-selected="true"');
  expect(html).toContain('Answers</button>');
});

it('when expanded, nothing has the role of a tab panel', () => {
  expect(tags(renderToString(<Tabs label="Parts" items={items} spread="columns" />), 'tabpanel')).toEqual([]);
});

it('marks the current step; none when all are done', () => {
  const steps = ['Details', 'Payment'];
  const at = (current: number) => renderToString(<Steps label="Order" steps={steps} current={current} />);
  expect(at(1)).toMatch(/data-state="done".*data-state="current" aria-current="step"/);
  expect(at(2)).not.toContain('aria-current');
});
