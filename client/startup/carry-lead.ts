import type { Site } from '#client/renderer/page-context.ts';
import { CARRY_ROUTE } from '#kernel/lead-parameter.ts';

/** Where a click on `href` must go so that the visitor's lead goes along; null where the link is right as it is. */
export const carried = (href: string, { origins, host }: Pick<Site, 'origins' | 'host'>): string | null => {
  const { origin } = new URL(href, origins[host]);
  const leadsToUs = origin === origins.marketing || origin === origins.app;
  return leadsToUs && origin !== origins[host] ? `${CARRY_ROUTE}?to=${encodeURIComponent(href)}` : null;
};

/**
 * From now on links to our other host carry the visitor's lead (S7.38). Each link keeps its plain
 * address but for the moment of the click, whatever button or key it is opened with.
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
  // On the window, behind the router, which must go on seeing a link to elsewhere.
  window.addEventListener('click', onClick);
  window.addEventListener('auxclick', onClick);
};
