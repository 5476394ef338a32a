/** The four choices of the PHQ-2 and PHQ-9; the value is the score. */
export const howOften = [
  { value: '0', label: 'Not at all' },
  { value: '1', label: 'Several days' },
  { value: '2', label: 'More than half the days' },
  { value: '3', label: 'Nearly every day' },
];
