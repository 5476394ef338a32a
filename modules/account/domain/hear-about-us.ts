/** Channels by which patients hear about us, with their labels. */
export const hearAboutUsChoices = [
  ['friend', 'A friend or family member'],
  ['search', 'A search engine'],
  ['social', 'Social media'],
  ['video', 'A video'],
  ['podcast', 'A podcast or the radio'],
  ['press', 'A newspaper or magazine'],
  ['clinician', 'A doctor or pharmacist'],
  ['other', 'Something else'],
] as const;

export const isHearAboutUs = (text: string): boolean => hearAboutUsChoices.some(([value]) => value === text);
