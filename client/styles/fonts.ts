import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';

/** Built addresses of the two fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrls: readonly string[] = [inter, newsreader];
