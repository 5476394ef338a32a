import { navigate } from 'vite-plugin-ssr/client/router';

/** Navigates to a page of this host without reloading the document; to another origin with a full load. */
export const goTo = async (target: string): Promise<void> => {
  if (/^https?:/.test(target)) window.location.assign(target);
  else await navigate(target);
};

/** Requests the current page's data again after a change. */
export const refreshPage = (): Promise<void> =>
  navigate(`${window.location.pathname}${window.location.search}`, {
    keepScrollPosition: true,
    overwriteLastHistoryEntry: true,
  });
