/** One name in the spellings that a module needs, from its id `gift-cards`. */
export interface Names {
  /** gift-cards: folder, file names, address. */
  readonly id: string;
  /** giftCards: constants, GraphQL fields. */
  readonly camel: string;
  /** GiftCards: types. */
  readonly pascal: string;
  /** gift_cards: tables. */
  readonly snake: string;
  /** Gift cards: headings. */
  readonly title: string;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Null when `id` is not a valid module name: lower-case words joined by hyphens, beginning with a letter. */
export const namesOf = (id: string): Names | null => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id === 'index' || id === 'routes') return null;
  const words = id.split('-');
  const pascal = words.map(upperFirst).join('');
  return {
    id,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    title: upperFirst(words.join(' ')),
  };
};
