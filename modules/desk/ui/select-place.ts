import { firstMark } from './message-view.ts';

/** Focuses a field and selects the first place in its text that has to be filled in, so that typing replaces it. */
export const selectPlace = (field: HTMLTextAreaElement | null): void => {
  const place = field && firstMark(field.value);
  if (!place) return;
  field.focus();
  field.setSelectionRange(...place);
};
