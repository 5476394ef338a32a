import { useEffect, useState } from 'react';
import { usePageContext } from '#client/renderer/context.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { track } from '#modules/analytics/ui.ts';
import type { Outage } from './outages.ts';

type FindOutage = (host: string, path: string) => Outage | null;

/** In a file of its own: most visits never see an outage. */
const load = async (url: string): Promise<FindOutage> => {
  const { currentOutage, fetchOutages } = await import('./outages.ts');
  const outages = await fetchOutages(url);
  return (host, path) => currentOutage(outages, host, path);
};

/** Sticky, above everything. Shows nothing while loading or on error (specification section 4). */
export const OutageBanner = () => {
  const { site, urlPathname } = usePageContext();
  const [find, setFind] = useState<FindOutage | null>(null);
  useEffect(() => {
    load(site.outagesUrl).then(
      (found) => setFind(() => found),
      (error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the operator's only trace of a banner that cannot load
        console.info(error instanceof Error ? error.message : error);
      },
    );
  }, [site.outagesUrl]);
  const outage = find?.(window.location.host, urlPathname);
  const isShown = Boolean(outage);
  useEffect(() => {
    if (isShown) track('outage banner viewed');
  }, [isShown]);
  if (!outage) return null;
  return (
    <Banner>
      <p>
        <strong>{outage.header}</strong> {outage.body}
      </p>
    </Banner>
  );
};
