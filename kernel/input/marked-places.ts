/** A place in a template that has to be replaced before the text is sent: `[[the reading]]`. */
const PLACE = /\[\[[^\]]*\]\]/g;

/** The places of a text that nobody has replaced yet, in order. */
export const openPlaces = (text: string): readonly string[] =>
  [...text.matchAll(PLACE)].map(([place]) => place);

export const OPEN_PLACES = 'Replace what stands in [[ ]] with words for this patient.';

/** Whether a text can be sent: it has no open place. */
export const isFilledIn = (text: string): boolean => openPlaces(text).length === 0;
