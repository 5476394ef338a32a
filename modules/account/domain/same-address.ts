interface AddressParts {
  readonly streetAddress1: string;
  readonly streetAddress2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

const words = (address: AddressParts): string =>
  [
    address.streetAddress1,
    address.streetAddress2 ?? '',
    address.city,
    address.state,
    address.zipCode.slice(0, 5),
  ]
    .map((part) => part.trim().toLowerCase().replace(/\s+/g, ' '))
    .join('|');

/** Whether two addresses are the same, ignoring case and spaces. */
export const isSameAddress = (one: AddressParts, other: AddressParts): boolean => words(one) === words(other);
