import type { Outage } from './outages.ts';

export type FindOutage = (host: string, path: string) => Outage | null;

/**
 * Loads the code that finds the outage of a page. When the outages file cannot be loaded, the failure is only logged to
 * the console, and there is no banner (S8.3, S8.4).
 */
export const lookForOutages = async (url: string, found: (find: FindOutage) => void): Promise<void> => {
  try {
    // In its own file: most visits never see an outage.
    const { currentOutage, fetchOutages } = await import('./outages.ts');
    const outages = await fetchOutages(url);
    found((host, path) => currentOutage(outages, host, path));
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: see above
    console.info(error instanceof Error ? error.message : error);
  }
};
