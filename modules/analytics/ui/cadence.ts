const cadences = [0, 1, 3, 6, 12] as const;
const DAYS_PER_MONTH = 30;

/** The cadence in months for a number of supply days, as events hold it; empty for a cadence that is not sold. */
export const cadenceField = (days: number): { readonly cadence?: (typeof cadences)[number] } => {
  const cadence = cadences.find((months) => months * DAYS_PER_MONTH === days);
  return cadence === undefined ? {} : { cadence };
};
