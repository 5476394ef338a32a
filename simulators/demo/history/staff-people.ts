/** Staff of the demo besides the clinicians and the operator; `former` does not work here any more. */
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
  admin: {
    sub: 'd0000000-0000-4000-8000-000000000304',
    email: 'admin@example.com',
    role: 'admin',
    firstName: 'Ines',
    lastName: 'Halvorsen',
  },
  former: {
    sub: 'd0000000-0000-4000-8000-000000000303',
    email: 'former@example.com',
    role: 'care_agent',
    firstName: 'Paul',
    lastName: 'Anders',
  },
} as const;
