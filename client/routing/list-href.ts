/** The address of a list with the search fields that are set. */
export const listHref = (path: string, fields: Readonly<Record<string, string | null>>): string => {
  const search = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return search ? `${path}?${search}` : path;
};
