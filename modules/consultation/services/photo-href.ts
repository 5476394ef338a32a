/** Where the picture of a photo is read. */
export const photoHref = (id: string): string => `/consultation/photos/${id}`;
