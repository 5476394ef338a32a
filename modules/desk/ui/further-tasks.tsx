import { lazy, Suspense, useEffect, useState } from 'react';

// It loads its own data and is mostly empty, so its code comes after the page.
const DuplicatePairsPanel = lazy(async () => ({
  default: (await import('./duplicate-pairs-panel.tsx')).DuplicatePairsPanel,
}));

/** Tasks of the queue that have no case: accounts that may be one person’s. */
export const FurtherTasks = () => {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated ? (
    <Suspense>
      <DuplicatePairsPanel />
    </Suspense>
  ) : null;
};
