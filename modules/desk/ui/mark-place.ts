import { openPlaces } from '../domain/marked-places.ts';

/** Selects the first placeholder of a template in its field, so that typing replaces it. After the text is shown. */
export const markFirstPlace = (fieldId: string): void => {
  const field = document.getElementById(fieldId);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const [place] = openPlaces(field.value);
  if (place === undefined) return;
  const at = field.value.indexOf(place);
  field.focus();
  field.setSelectionRange(at, at + place.length);
};
