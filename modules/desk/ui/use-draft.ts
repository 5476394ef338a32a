import { useCallback, useState } from 'react';

/** Unsent text by case and field, in the memory of this tab only: it survives opening another case. */
const drafts = new Map<string, string>();

/**
 * State of a text field whose content survives switching to another case and back. Setting '' deletes it. `suggested` is
 * the text that the field begins with when nothing was typed.
 */
export const useDraft = (
  consultationId: string,
  field: string,
  suggested = '',
): readonly [string, (text: string) => void] => {
  const key = `${consultationId} ${field}`;
  const [text, setText] = useState(() => drafts.get(key) ?? suggested);
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
