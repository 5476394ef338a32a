/** Where flags are changed, and where it is recorded who did. */
export const changedWhere = (source: string): string =>
  source === 'service'
    ? 'Flags are changed in LaunchDarkly, which also keeps who changed which, and when. A change takes effect within seconds. Nothing can be changed here.'
    : 'Flags are changed in a file on the server (FLAGS_FILE), which is read again when it changes. Who changed it, and when, is known where that file is kept. Nothing can be changed here.';

/** How values are tried. */
export const previewText = (hasPreviews: boolean): string =>
  hasPreviews
    ? 'A preview opens the storefront with the value forced for your visit only, until you end it.'
    : 'Values cannot be tried in production: use the demo or a test installation.';

/** Who knows who made a change of a flag. */
export const changedBy = (source: string): string =>
  source === 'service'
    ? 'Who changed a flag is in LaunchDarkly; who changed a banner is known where its file is kept.'
    : 'Who changed them is known where the files are kept.';
