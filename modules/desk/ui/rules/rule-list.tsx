import { memo } from 'react';
import type { DeskRuleRowFragment } from './desk-rule-row.generated.ts';
import { RuleEntry } from './rule-entry.tsx';
import styles from './rule-list.module.css';

const Entry = memo(RuleEntry);

export interface RuleListProps {
  readonly rules: readonly DeskRuleRowFragment[];
  /** The days that are counted, oldest first. */
  readonly days: readonly string[];
}

export const RuleList = ({ rules, days }: RuleListProps) => (
  <ul className={styles.list}>
    {rules.map((rule) => (
      <Entry key={rule.id} rule={rule} days={days} />
    ))}
  </ul>
);
