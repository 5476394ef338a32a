const DATA_SUFFIX = /(?:\/index)?\.pageContext\.json$/;

/** The page of a path, whether its document or (on navigation in the browser) only its data is requested. */
export const readPageAddress = (path: string): { path: string; dataOnly: boolean } => {
  if (!DATA_SUFFIX.test(path)) return { path, dataOnly: false };
  return { path: path.replace(DATA_SUFFIX, '') || '/', dataOnly: true };
};
