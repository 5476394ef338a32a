const LENGTH = 300;

/** A text of the pharmacy's in one line, and no longer than somebody reads. */
export const shortText = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, LENGTH);
