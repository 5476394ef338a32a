import { useEffect } from 'react';
import { usePageContext } from '#client/renderer/context.tsx';
import type { BrowserFlagValues, ReportedFlagName } from '#config/flag-catalogue.ts';
import { noteExposure } from './exposures.ts';

/**
 * The value of a feature flag for the viewer of this page, the same on the server and in the browser from the first
 * render on. Names and values: `config/flag-catalogue.ts`. The flag service learns that they saw it; a flag whose name tells about
 * health is read from the page's context instead.
 */
export const useFlag = <Name extends ReportedFlagName>(name: Name): BrowserFlagValues[Name] => {
  useEffect(() => noteExposure(name), [name]);
  return usePageContext().flags[name];
};
