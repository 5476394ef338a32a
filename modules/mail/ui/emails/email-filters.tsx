import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { SelectField, type SelectOption } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { FieldProblem } from '#kernel/result.ts';
import styles from './emails.module.css';

/** Null for everything. */
export interface EmailFilter {
  readonly address: string | null;
  readonly state: string | null;
  readonly kind: string | null;
}

export interface EmailFiltersProps {
  readonly states: readonly SelectOption[];
  readonly kinds: readonly SelectOption[];
  readonly pending: boolean;
  readonly problems: readonly FieldProblem[];
  onFilter(filter: EmailFilter): void;
}

/** Filters by address, state and kind. An email address never appears in the page's address. */
export const EmailFilters = ({ states, kinds, pending, problems, onFilter }: EmailFiltersProps) => {
  const [address, setAddress] = useState('');
  const [state, setState] = useState('');
  const [kind, setKind] = useState('');
  const problem = (field: string) => problems.find((one) => one.field === `filter.${field}`)?.message;
  return (
    <ScriptedForm
      className={styles.filters}
      aria-label="Find emails"
      onSend={() => onFilter({ address: address || null, state: state || null, kind: kind || null })}
    >
      <div className={styles.address}>
        <TextField
          {...fieldProps('address', [address, setAddress], problem)}
          label="Email address"
          description="In full. That you looked for it is recorded."
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <SelectField
        {...fieldProps('state', [state, setState], problem)}
        label="State"
        placeholder="All"
        options={states}
      />
      <SelectField
        {...fieldProps('kind', [kind, setKind], problem)}
        label="Kind"
        placeholder="All"
        options={kinds}
      />
      <Button type="submit" pending={pending} pendingLabel="Looking">
        Show
      </Button>
    </ScriptedForm>
  );
};
