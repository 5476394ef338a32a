/** A placeholder in a template that has to be replaced before the text is sent: `[[the reading]]`. */
const PLACE = /\[\[[^\]]*\]\]/g;

/** The placeholders that are still in a text, in order. */
export const openPlaces = (text: string): readonly string[] =>
  [...text.matchAll(PLACE)].map(([place]) => place);

export const OPEN_PLACES = 'Replace what stands in [[ ]] with words for this patient.';

/** Whether a text can be sent: it has no placeholder left. */
export const isFilledIn = (text: string): boolean => openPlaces(text).length === 0;
