import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { DateField } from '#client/ui/date-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';

/** A leave as the forms hold it. */
export interface EditedLeave {
  /** `YYYY-MM-DD`, or '' while a part is missing. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Id of the colleague; '' for nobody in particular. */
  readonly coveredBy: string;
}

export interface LeaveFieldsProps {
  readonly colleagues: readonly { readonly id: string; readonly name: string }[];
  /** The server's message for a field of `input`. */
  readonly problem: (field: string) => string | undefined;
  readonly onChange: (leave: EditedLeave) => void;
}

export const emptyLeave: EditedLeave = { firstDay: '', lastDay: '', coveredBy: '' };

/** First day, last day and the colleague who covers. The fields keep what is typed; another `key` resets them. */
export const LeaveFields = ({ colleagues, problem, onChange }: LeaveFieldsProps) => {
  const [leave, setLeave] = useState(emptyLeave);
  const change = (part: Partial<EditedLeave>) => {
    const changed = { ...leave, ...part };
    setLeave(changed);
    onChange(changed);
  };
  const problemOf = (field: string) => problem(`input.${field}`);
  return (
    <>
      <DateField
        name="firstDay"
        label="First day"
        error={problemOf('firstDay')}
        onChange={(firstDay) => change({ firstDay })}
      />
      <DateField
        name="lastDay"
        label="Last day"
        description="The same day for a leave of one day."
        error={problemOf('lastDay')}
        onChange={(lastDay) => change({ lastDay })}
      />
      <SelectField
        {...fieldProps(
          'coveredBy',
          [leave.coveredBy, (coveredBy: string) => change({ coveredBy })],
          problemOf,
        )}
        label="Covered by"
        description="Gets calls and cases of patients in whose state they are licensed, the calls at times at which they are free."
        placeholder="Nobody in particular"
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        optional
      />
    </>
  );
};
