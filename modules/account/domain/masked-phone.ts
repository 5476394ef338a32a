/** Part of a phone number of ten digits, enough for its owner to recognize it: `•••-•••-••42`. */
export const maskedPhone = (digits: string): string => `•••-•••-••${digits.slice(-2)}`;
