import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RuleActivity } from './rule-activity.tsx';
import { RuleFilters } from './rule-filters.tsx';
import { RuleList } from './rule-list.tsx';
import { firing, rule } from './rules.fixture.ts';
import { daysFrom, filterFrom } from './rules-view.ts';

const days = daysFrom('2027-02-21', '2027-03-22');
const html = (element: React.ReactElement): string => renderToString(element).replaceAll('<!-- -->', '');
const entry = (change: Parameters<typeof rule>[0] = {}) =>
  html(<RuleList rules={[rule(change)]} days={days} />);
const fired = rule({
  id: 'FIN-LIVER',
  version: 2,
  firings: [
    firing({ count: 3, version: 2 }),
    firing({ day: '2027-03-20', purpose: 'approve', version: 2 }),
    firing({ day: '2027-02-21' }),
  ],
});

describe('a rule', () => {
  it('shows its outcome, both texts, its questions and its source, without JavaScript', () => {
    const shown = entry({
      id: 'FIN-LIVER',
      outcome: 'stop',
      drugTypes: ['finasteride', 'minoxidil_oral'],
      questions: [{ id: 'conditions', label: 'Do you have any of these?' }],
    });
    for (const text of [
      'FIN-LIVER',
      'Version 1',
      'Stop',
      'Finasteride, Minoxidil oral',
      'The clinician will look at it.',
      'Look at it.',
      'Do you have any of these?',
      'conditions = liver',
      'Hair loss, Finasteride 1 mg tablets',
      'docs/clinical/hair-loss.md#FIN-LIVER',
      'PROPECIA (finasteride 1 mg)</strong>: FDA label of 8/2022',
      'Review: Liver disease',
    ])
      expect(shown).toContain(text);
    expect(shown).toContain('<details');
  });

  it('shows the source of each earlier version, which older decisions name', () => {
    const { source } = rule();
    const shown = entry({
      version: 3,
      earlier: [
        { version: 2, source },
        { version: 1, source: { ...source, condition: 'conditions = kidney', basis: 'FIN-OLD M' } },
      ],
    });
    expect(shown).toMatch(/Version 2<\/h4><p>Same source as the current version/);
    expect(shown).toMatch(/Version 1<\/h4>.*conditions = kidney.*FIN-OLD M/);
    expect(entry()).not.toContain('Same source');
  });

  it('says that it never fired, and then has neither a plot nor a table', () => {
    expect(entry()).toContain('Never fired in 30 days');
    expect(entry()).not.toMatch(/<svg|<table/);
  });

  it('has a bar a day and the same numbers as text and table', () => {
    const shown = html(<RuleList rules={[fired]} days={days} />);
    expect(shown).toContain('Fired 5 times');
    expect(shown).toContain('Visit submitted 4, Approval 1');
    expect(shown).toContain('Most: 3 on March 12, 2027');
    expect(shown.match(/<rect/g)).toHaveLength(1 + 3);
    expect(shown).toMatch(/March 12, 2027<\/th><td>3<\/td><td>Visit submitted 3<\/td>/);
    expect(shown).toMatch(/March 20, 2027<\/th><td>1<\/td><td>Approval 1<\/td>/);
    expect(shown).toContain('1 time in an earlier version.');
    expect(shown).not.toContain(' style=');
  });

  it('says what a stop affects', () => {
    expect(entry({ outcome: 'stop', scope: 'line' })).toContain('Stops their whole service line');
    expect(entry({ outcome: 'stop', scope: 'finasteride' })).toContain('Stops all finasteride in every');
    expect(entry()).not.toContain('Stops');
  });

  it('without drugs or sources says so', () => {
    expect(entry({ outcome: 'emergency', scope: 'everything' })).toContain('Every product');
    expect(entry()).toContain('Every prescription drug');
    const policy = { ...rule().source, facts: [], sources: [] };
    expect(entry({ source: policy })).toContain('this rule is our policy');
    expect(entry()).not.toContain('this rule is our policy');
  });
});

describe('all rules together', () => {
  it('name the decisions and the firings in each step, also of unknown rules', () => {
    const shown = html(
      <RuleActivity
        rules={[fired, rule()]}
        days={days}
        decisions={[
          { purpose: 'approve', count: 2 },
          { purpose: 'submit', count: 9 },
        ]}
        others={[firing({ ruleId: 'ANSWER-CHANGED', count: 4 })]}
      />,
    );
    expect(shown).toContain('February 21, 2027 to March 22, 2027');
    expect(shown).toContain('11 decisions. Rules fired 5 times; 1 of 2 rules never did.');
    expect(shown).toContain('ANSWER-CHANGED 4');
    expect(shown).toMatch(/Visit submitted<\/th><td>9<\/td><td>4<\/td>/);
  });

  it('without a decision have no plot', () => {
    const shown = html(<RuleActivity rules={[rule()]} days={days} decisions={[]} others={[]} />);
    expect(shown).toContain('0 decisions. Rules fired 0 times; 1 of 1 rules never did.');
    expect(shown).not.toContain('<svg');
  });
});

it('the filters are a form that loads the page again, with the chosen values', () => {
  const filter = filterFrom({ words: 'heart', outcome: 'stop', drug: 'finasteride', line: '', sort: 'id' });
  const shown = html(
    <RuleFilters
      rules={[rule({ outcome: 'stop', drugTypes: ['finasteride'] })]}
      filter={filter}
      onChange={() => {}}
    />,
  );
  expect(shown).toMatch(/<form [^>]*action="\/desk\/rules" method="get"/);
  expect(shown).toContain('value="heart"');
  for (const value of ['stop', 'finasteride', 'id'])
    expect(shown).toMatch(new RegExp(`<option value="${value}" selected=""`));
  expect(shown).toMatch(/<noscript>.*Show these rules/);
});
