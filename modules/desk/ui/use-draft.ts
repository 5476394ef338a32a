import { useCallback, useState } from 'react';

/** Unsent text by case and field, in the memory of this tab only: it survives a look at another case. */
const drafts = new Map<string, string>();

/** A text field whose words are not lost by going to another case and back. Setting '' forgets it. */
export const useDraft = (
  consultationId: string,
  field: string,
): readonly [string, (text: string) => void] => {
  const key = `${consultationId} ${field}`;
  const [text, setText] = useState(() => drafts.get(key) ?? '');
  const set = useCallback(
    (next: string) => {
      if (next === '') drafts.delete(key);
      else drafts.set(key, next);
      setText(next);
    },
    [key],
  );
  return [text, set];
};
