import { useEffect, useState } from 'react';
import { usePageContext } from '#client/renderer/context.tsx';
import styles from './banners.module.css';
import { currentOutage, fetchOutages, type Outage } from './outages.ts';

/** Sticky, above everything. Shows nothing while loading or on error (specification section 4). */
export const OutageBanner = () => {
  const { site, urlPathname } = usePageContext();
  const [outages, setOutages] = useState<readonly Outage[]>([]);
  useEffect(() => {
    fetchOutages(site.outagesUrl).then(setOutages, (error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the operator's only trace of a banner that cannot load
      console.info(error instanceof Error ? error.message : error);
    });
  }, [site.outagesUrl]);
  const outage = outages.length > 0 ? currentOutage(outages, window.location.host, urlPathname) : null;
  if (!outage) return null;
  return (
    <div className={styles.outage} role="status">
      <strong>{outage.header}</strong> {outage.body}
    </div>
  );
};
