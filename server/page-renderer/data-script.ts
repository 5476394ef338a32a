/** Id of the script element in which vite-plugin-ssr writes a page's data as JSON. */
export const DATA_SCRIPT_ID = 'vite-plugin-ssr_pageContext';

/** The field of that data that names the page, e.g. `/modules/content/pages/home`. */
export const PAGE_ID_FIELD = '_pageId';
