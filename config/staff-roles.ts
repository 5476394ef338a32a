/** The roles of staff, with what screens call them. Everyone else who signs in is a patient. */
export const staffRoles = {
  clinician: 'Clinician',
  care_agent: 'Care agent',
  pharmacy_contact: 'Pharmacist’s contact',
  operator: 'Operator',
  admin: 'Admin',
} as const satisfies Readonly<Record<string, string>>;

export type StaffRole = keyof typeof staffRoles;

export const staffRoleIds = Object.keys(staffRoles) as readonly StaffRole[];
