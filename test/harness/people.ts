/** The named people of tests. */

/** Sam lives in Texas: what is entered at checkout. */
export const sam = {
  firstName: 'Sam',
  lastName: 'Rivera',
  dob: '1990-04-12',
  phone: '512 555 2468',
  address: { streetAddress1: '12 Elm Street', city: 'Austin', state: 'TX', zipCode: '78701' },
};

/** Otto lives in New York: what is entered at checkout. */
export const otto = {
  firstName: 'Otto',
  lastName: 'Whitaker',
  dob: '1991-07-21',
  phone: '7185550177',
  address: { streetAddress1: '9 Elm Place', city: 'Brooklyn', state: 'NY', zipCode: '11201' },
};

/** An address in any state, for tests of where someone lives. */
export const addressIn = (state: string) => ({
  streetAddress1: '1 Main St',
  streetAddress2: null,
  city: 'Albany',
  state,
  zipCode: '12207',
});

/** The clinician whom the product seeds with a license in every served state. */
export const maya = {
  role: 'clinician',
  email: 'clinician@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
} as const;

export const operator = {
  role: 'operator',
  email: 'operator@example.com',
  firstName: 'Theo',
  lastName: 'Lindqvist',
} as const;
