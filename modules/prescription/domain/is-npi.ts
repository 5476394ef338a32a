/** The Luhn algorithm over the digits of a number. */
const isLuhn = (number: string): boolean => {
  const digits = [...number].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/**
 * Whether a text is a National Provider Identifier: ten digits that begin with 1 or 2, with a check digit that counts the
 * prefix 80840 of health care in the United States (45 CFR 162.406, ISO/IEC 7812).
 */
export const isNpi = (text: string): boolean => /^[12]\d{9}$/.test(text) && isLuhn(`80840${text}`);
