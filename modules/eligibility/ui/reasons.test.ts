import { expect, it } from 'vitest';
import { decisiveReasons } from './reasons.tsx';

const finding = (outcome: string, reason: string) => ({ ruleId: reason, outcome, reason });

it('lists the reasons of the strongest outcome only, each once', () => {
  const findings = [finding('review', 'r'), finding('alternative', 'a'), finding('alternative', 'a')];
  expect(decisiveReasons(findings, ['stop', 'alternative'])).toEqual(['a']);
  expect(decisiveReasons([...findings, finding('stop', 's')], ['stop', 'alternative'])).toEqual(['s']);
  expect(decisiveReasons([], ['stop'])).toEqual([]);
});
