import type { Site } from '#client/renderer/page-context.ts';
import { CARRY_ROUTE } from '../routing/lead-parameter.ts';

/** The address to use for a click on `href` so that the lead id is passed on; null when the link needs no change. */
export const carried = (href: string, { origins, host }: Pick<Site, 'origins' | 'host'>): string | null => {
  const { origin } = new URL(href, origins[host]);
  const leadsToUs = origin === origins.marketing || origin === origins.app;
  return leadsToUs && origin !== origins[host] ? `${CARRY_ROUTE}?to=${encodeURIComponent(href)}` : null;
};

/**
 * From now on links to our other host pass on the visitor's lead (S7.38). The address of a link changes only during the
 * click, whatever button or key opens it.
 */
export const carryLeadOverLinks = (site: Pick<Site, 'origins' | 'host'>): void => {
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const target = link && !event.defaultPrevented ? carried(link.href, site) : null;
    if (!link || target === null) return;
    const plain = link.href;
    link.href = target;
    setTimeout(() => {
      link.href = plain;
    });
  };
  // On the window, after the router, which must still see the click on a link to another host.
  window.addEventListener('click', onClick);
  window.addEventListener('auxclick', onClick);
};
