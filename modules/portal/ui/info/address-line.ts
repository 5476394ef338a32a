interface AddressParts {
  readonly streetAddress1: string;
  readonly streetAddress2?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** “12 Elm Street, Apt 4, Austin, TX 78701”. */
export const addressLine = ({ streetAddress1, streetAddress2, city, state, zipCode }: AddressParts): string =>
  `${streetAddress1}${streetAddress2 ? `, ${streetAddress2}` : ''}, ${city}, ${state} ${zipCode}`;
