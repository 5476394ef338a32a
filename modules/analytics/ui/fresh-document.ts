import { isHealthPage } from '#config/health-pages.ts';

let hasScript = false;

/** The link of a plain click that stays in this window and on this origin. */
const linkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  return link.origin === window.location.origin ? link : null;
};

const leave = (event: MouseEvent): void => {
  const link = linkOf(event);
  if (!link || !isHealthPage(link.pathname)) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
};

/** A third-party script now runs in this document: no health page may be rendered in it any more. */
export const markThirdPartyScript = (): void => {
  if (!hasScript) document.addEventListener('click', leave, { capture: true });
  hasScript = true;
};

export const hasThirdPartyScript = (): boolean => hasScript;

/** Whether a page has to be loaded as a new document instead of being rendered in this one. */
export const needsFreshDocument = (path: string): boolean => hasScript && isHealthPage(path);
