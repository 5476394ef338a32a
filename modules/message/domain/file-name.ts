const LONGEST = 80;

/**
 * The name of an attachment as it is stored and shown: no folders, no characters that file systems refuse, at most 80
 * characters, with the ending of its content.
 */
export const fileNameOf = (given: string, ending: 'webp' | 'pdf'): string => {
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .trim()
    .slice(0, LONGEST);
  return `${stem || 'file'}.${ending}`;
};
