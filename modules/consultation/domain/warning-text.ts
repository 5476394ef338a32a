/** A warning in parts and the statement beside its box, as the one text that the patient agrees to. */
export const warningText = (
  parts: readonly { readonly title: string; readonly text: string }[],
  statement: string,
): string => [...parts.map(({ title, text }) => `${title}. ${text}`), statement].join('\n\n');
