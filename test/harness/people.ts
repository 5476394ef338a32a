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

/** `n` in letters, because a name has no digits: empty for 0. */
const inLetters = (n: number): string =>
  n === 0
    ? ''
    : `-${[...n.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;

/**
 * The same person for `n` 0, else another one: nothing that is compared to find a second account of one person is the
 * same, besides the birth date, which the answers of tests repeat. At most 7,000 people.
 */
export const numbered = <P extends typeof sam>(person: P, n: number): P => {
  const phone = person.phone.replace(/\D/g, '');
  return {
    ...person,
    lastName: `${person.lastName}${inLetters(n)}`,
    phone:
      n === 0
        ? person.phone
        : `${phone.slice(0, 6)}${String((Number(phone.slice(6)) + n) % 10_000).padStart(4, '0')}`,
    address: {
      ...person.address,
      streetAddress1: person.address.streetAddress1.replace(/^\d+/, (house) => String(Number(house) + n)),
    },
  };
};

/** The ZIP code of a card's billing address; the simulated processor takes cards with the same number and ZIP code for one. */
export const cardZip = (n: number): string => String(10_001 + n);

/** An address in any state, for tests of where someone lives. */
export const addressIn = (state: string, house = 1) => ({
  streetAddress1: `${house} Main St`,
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
