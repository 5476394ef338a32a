import { useEffect, useState } from 'react';
import { usePageContext } from '#client/renderer/context.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { track } from '#modules/analytics/ui.ts';
import { type FindOutage, lookForOutages } from './look-for-outages.ts';

/** Sticky, above everything. Shows nothing while outages load or when that failed (S4.7). */
export const OutageBanner = () => {
  const { site, urlPathname } = usePageContext();
  const [findOutage, setFind] = useState<FindOutage | null>(null);
  useEffect(() => {
    void lookForOutages(site.outagesUrl, (find) => setFind(() => find));
  }, [site.outagesUrl]);
  const outage = findOutage?.(window.location.host, urlPathname);
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
