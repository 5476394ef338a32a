import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { auditActions } from '#config/audit-actions.ts';
import type { FieldProblem } from '#kernel/result.ts';
import styles from './audit-filters.module.css';
import { PersonField } from './person-field.tsx';

export interface AuditFilter {
  readonly person: string | null;
  readonly action: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

interface AuditFiltersProps {
  readonly pending: boolean;
  readonly problems: readonly FieldProblem[];
  onFilter(filter: AuditFilter): void;
}

const options = Object.entries(auditActions).map(([value, label]) => ({ value, label }));

/** Filters by person, action and day. Filter values never appear in an address. */
export const AuditFilters = ({ pending, problems, onFilter }: AuditFiltersProps) => {
  const [person, setPerson] = useState('');
  const [action, setAction] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const problem = (field: string) => problems.find((one) => one.field === `filter.${field}`)?.message;
  return (
    <ScriptedForm
      className={styles.filters}
      aria-label="Filter the log"
      onSend={() =>
        onFilter({ person: person || null, action: action || null, from: from || null, to: to || null })
      }
    >
      <div className={styles.wide}>
        <PersonField
          {...fieldProps('person', [person, setPerson], problem)}
          label="Person"
          description="Email address or id, in full. Finds what the person did and what was done about them."
        />
      </div>
      <SelectField
        {...fieldProps('action', [action, setAction])}
        label="What was done"
        placeholder="Anything"
        options={options}
      />
      <DateField name="from" label="From" optional onChange={setFrom} error={problem('from')} />
      <DateField name="to" label="To" optional onChange={setTo} error={problem('to')} />
      <div className={styles.wide}>
        <Button type="submit" pending={pending} pendingLabel="Looking">
          Show
        </Button>
      </div>
    </ScriptedForm>
  );
};
