/** The roles of staff, with what screens call them. Everyone else who signs in is a patient. */
export const staffRoles = {
  clinician: 'Clinician',
  operator: 'Operator',
} as const satisfies Readonly<Record<string, string>>;

export type StaffRole = keyof typeof staffRoles;

export const staffRoleIds = Object.keys(staffRoles) as readonly StaffRole[];

export const isStaffRole = (role: string): role is StaffRole => Object.hasOwn(staffRoles, role);
