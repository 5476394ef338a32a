import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { outcomeBadge } from '../case-labels.ts';
import type { DeskRuleRowFragment } from './desk-rule-row.generated.ts';
import styles from './rule-filters.module.css';
import { filterOptions, type RuleFilter, sortFrom, sorts } from './rules-view.ts';

const sortOptions = Object.entries(sorts).map(([value, label]) => ({ value, label }));

export interface RuleFiltersProps {
  /** All rules, for the choices that exist. */
  readonly rules: readonly DeskRuleRowFragment[];
  readonly filter: RuleFilter;
  readonly onChange: (filter: RuleFilter) => void;
}

/** Search text and lists. The rules follow each change; without JavaScript the form loads the page again. */
export const RuleFilters = ({ rules, filter, onChange }: RuleFiltersProps) => {
  const { lines, drugs, outcomes } = filterOptions(rules, (outcome) => outcomeBadge(outcome).label);
  return (
    <search>
      <form method="get" action="/desk/rules" className={styles.fields}>
        <div className={styles.words}>
          <TextField
            type="search"
            name="words"
            label="Search"
            placeholder="Rule id, question, text or source"
            autoComplete="off"
            value={filter.words}
            onChange={(words) => onChange({ ...filter, words })}
          />
        </div>
        <SelectField
          name="line"
          label="Service line"
          placeholder="Every service line"
          options={lines}
          value={filter.line}
          onChange={(line) => onChange({ ...filter, line })}
        />
        <SelectField
          name="drug"
          label="Drug"
          placeholder="Every drug"
          options={drugs}
          value={filter.drug}
          onChange={(drug) => onChange({ ...filter, drug })}
        />
        <SelectField
          name="outcome"
          label="Outcome"
          placeholder="Every outcome"
          options={outcomes}
          value={filter.outcome}
          onChange={(outcome) => onChange({ ...filter, outcome })}
        />
        <SelectField
          name="sort"
          label="Order"
          options={sortOptions}
          value={filter.sort}
          onChange={(sort) => onChange({ ...filter, sort: sortFrom(sort) })}
        />
        <noscript>
          <Button type="submit" variant="secondary">
            Show these rules
          </Button>
        </noscript>
      </form>
    </search>
  );
};
