/** The URL of a photo's picture. */
export const photoHref = (id: string): string => `/consultation/photos/${id}`;
