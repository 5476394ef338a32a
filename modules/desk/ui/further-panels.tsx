import { lazy, Suspense, useEffect, useState } from 'react';
import type { OpenStopsPanelProps } from './open-stops-panel.tsx';

// They load their own data and are empty for most patients, so their code is loaded after the page.
const DuplicatesPanel = lazy(async () => ({
  default: (await import('./duplicates-panel.tsx')).DuplicatesPanel,
}));
const ContinuityPanel = lazy(async () => ({
  default: (await import('./continuity/continuity-panel.tsx')).ContinuityPanel,
}));
const OpenStopsPanel = lazy(async () => ({
  default: (await import('./open-stops-panel.tsx')).OpenStopsPanel,
}));

/**
 * Panels that are shown when they have content: treatments that must not end abruptly, accounts that may be the
 * patient’s, and open stops.
 */
export const FurtherPanels = (props: OpenStopsPanelProps) => {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Suspense>
      <ContinuityPanel
        consultationId={props.consultationId}
        canDecide={props.canResolve}
        announce={props.announce}
      />
      <DuplicatesPanel consultationId={props.consultationId} announce={props.announce} />
      <OpenStopsPanel {...props} />
    </Suspense>
  );
};
