import { lazy, Suspense, useEffect, useState } from 'react';
import type { CallPanelProps } from './call-panel.tsx';

// Most cases need no call.
const CallPanel = lazy(async () => ({ default: (await import('./call-panel.tsx')).CallPanel }));

/** The panel of the live call, loaded after the case is shown and again when its status changes. */
export const LazyCallPanel = (props: CallPanelProps) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return <Suspense>{isShown ? <CallPanel key={props.row.status} {...props} /> : null}</Suspense>;
};
