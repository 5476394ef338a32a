/** The text, or as many whole sentences, else whole words with an ellipsis, as `most` characters have room for. */
export const shorten = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const sentences = start.slice(0, start.lastIndexOf('. ') + 1);
  // A first sentence that says too little is no excerpt.
  if (sentences.length >= most / 3) return sentences;
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`;
};
