export interface InlinePart {
  readonly text: string;
  /** The link's address; undefined for plain text. */
  readonly path?: string;
}

/** Splits text at its links, written `[words](/path)`. */
export const inlineParts = (text: string): readonly InlinePart[] => {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const found of text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: found[1] ?? '', path: found[2] ?? '' });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

/** The text without link markup, for structured data and searching. */
export const plainText = (text: string): string =>
  inlineParts(text)
    .map((part) => part.text)
    .join('');
