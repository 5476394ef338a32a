/** The roles of staff, with what screens call them. Everyone else who signs in is a patient. */
const labels = {
  clinician: 'Clinician',
  operator: 'Operator',
} as const satisfies Readonly<Record<string, string>>;

export type StaffRole = keyof typeof labels;

export const staffRoleIds = Object.keys(labels) as readonly StaffRole[];
