import { Stack } from '#client/ui/layout.tsx';
import { keepRules } from '#config/keep-rules.ts';
import { keptFor } from '#config/kept-for.ts';

type RuleId = keyof typeof keepRules;

const ruleIds = Object.keys(keepRules) as RuleId[];

/** What is kept how long, as the privacy text says. */
export const KeptTimes = () => (
  <Stack as="ul" gap={3}>
    {ruleIds.map((rule) => (
      <li key={rule}>
        <strong>{keepRules[rule].title}</strong>: {keptFor(rule)}. {keepRules[rule].why}
      </li>
    ))}
  </Stack>
);
