/** Staff of the demo besides the clinicians and the operator. */
export const deskStaffPeople = {
  agent: {
    sub: 'd0000000-0000-4000-8000-000000000301',
    email: 'agent@example.com',
    role: 'care_agent',
    firstName: 'Nora',
    lastName: 'Feld',
  },
  pharmacist: {
    sub: 'd0000000-0000-4000-8000-000000000302',
    email: 'pharmacist@example.com',
    role: 'pharmacy_contact',
    firstName: 'Iris',
    lastName: 'Moreau',
  },
  former: {
    sub: 'd0000000-0000-4000-8000-000000000303',
    email: 'former@example.com',
    role: 'care_agent',
    firstName: 'Paul',
    lastName: 'Anders',
  },
} as const;
