import { fieldProps } from '#client/forms/field-props.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import { staffRoles } from '#config/staff-roles.ts';

interface RoleFieldProps {
  readonly role: readonly [string, (role: string) => void];
  readonly problem: (field: string) => string | undefined;
}

const options = Object.entries(staffRoles).map(([value, label]) => ({ value, label }));

/** A choice of one of the roles of staff. */
export const RoleField = ({ role, problem }: RoleFieldProps) => (
  <SelectField
    {...fieldProps('role', role, problem)}
    label="Role"
    description="What each role may do is fixed. Clinicians also need a license where the patient is."
    options={options}
    placeholder="Choose a role"
  />
);
