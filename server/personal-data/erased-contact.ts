/** Columns of a person by which they were reached, with the SQL of what stands there after the account is deleted. */
export const erasedContact = {
  // An address of a domain that cannot exist (RFC 2606): nothing is ever sent to it.
  email: `'deleted-' || id || '@deleted.invalid'`,
  phone: 'null',
  hear_about_us: 'null',
  time_zone: 'null',
} as const;
