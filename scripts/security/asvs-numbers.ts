/**
 * The numbers of all requirements of levels 1 and 2 in the OWASP ASVS 4.0.3, by section; a star stands for level 2. Numbers
 * that are missing were deleted from the standard or belong to level 3.
 */
const sections = `
  1.1 1* 2* 3* 4* 5* 6* 7*
  1.2 1* 2* 3* 4*
  1.4 1* 4* 5*
  1.5 1* 2* 3* 4*
  1.6 1* 2* 3* 4*
  1.7 1* 2*
  1.8 1* 2*
  1.9 1* 2*
  1.10 1*
  1.11 1* 2*
  1.12 2*
  1.14 1* 2* 3* 4* 5* 6*
  2.1 1 2 3 4 5 6 7 8 9 10 11 12
  2.2 1 2 3
  2.3 1 2* 3*
  2.4 1* 2* 3* 4* 5*
  2.5 1 2 3 4 5 6 7*
  2.6 1* 2* 3*
  2.7 1 2 3 4 5* 6*
  2.8 1 2* 3* 4* 5* 6* 7*
  2.9 1* 2* 3*
  2.10 1* 2* 3* 4*
  3.1 1
  3.2 1 2 3 4*
  3.3 1 2 3* 4*
  3.4 1 2 3 4 5
  3.5 1* 2* 3*
  3.7 1
  4.1 1 2 3 5
  4.2 1 2
  4.3 1 2 3*
  5.1 1 2 3 4 5
  5.2 1 2 3 4 5 6 7 8
  5.3 1 2 3 4 5 6 7 8 9 10
  5.4 1* 2* 3*
  5.5 1 2 3 4
  6.1 1* 2* 3*
  6.2 1 2* 3* 4* 5* 6*
  6.3 1* 2*
  6.4 1* 2*
  7.1 1 2 3* 4*
  7.2 1* 2*
  7.3 1* 3* 4*
  7.4 1 2* 3*
  8.1 1* 2* 3* 4*
  8.2 1 2 3
  8.3 1 2 3 4 5* 6* 7* 8*
  9.1 1 2 3
  9.2 1* 2* 3* 4*
  10.2 1* 2*
  10.3 1 2 3
  11.1 1 2 3 4 5 6* 7* 8*
  12.1 1 2* 3*
  12.2 1*
  12.3 1 2 3 4 5 6*
  12.4 1 2
  12.5 1 2
  12.6 1
  13.1 1 3 4* 5*
  13.2 1 2 3 5* 6*
  13.3 1 2*
  13.4 1* 2*
  14.1 1* 2* 3* 4*
  14.2 1 2 3 4* 5* 6*
  14.3 2 3
  14.4 1 2 3 4 5 6 7
  14.5 1 2 3 4*`;

/** `2.1.1 L1`, in the order of the standard. */
export const asvsNumbers: readonly string[] = sections
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [section, ...numbers] = line.trim().split(' ');
    return numbers.map(
      (number) => `${section}.${number.replace('*', '')} ${number.endsWith('*') ? 'L2' : 'L1'}`,
    );
  });
