import { lazy, Suspense, useEffect, useState } from 'react';
import { usePageContext } from '#client/renderer/context.tsx';
import { isHealthPage } from '#config/health-pages.ts';
import { currentChoice, isSignalled, onChoice } from './choice.ts';
import { usePrivacyChoicesOpen } from './opening.ts';

const Panel = lazy(() => import('./privacy-panel.tsx').then((module) => ({ default: module.PrivacyPanel })));

/**
 * The question about sharing, at the bottom of the window. It opens automatically only when there is something to agree
 * to: a third party is configured, the page is not about health, nothing was chosen and the browser sends no signal.
 * Otherwise it opens on request.
 */
export const PrivacyChoices = () => {
  const { site, urlPathname } = usePageContext();
  const isAsked = usePrivacyChoicesOpen();
  const [isOwed, setOwed] = useState(false);
  const { thirdParties } = site;
  useEffect(() => {
    const look = () =>
      setOwed(
        thirdParties !== null && !isHealthPage(urlPathname) && currentChoice() === null && !isSignalled(),
      );
    look();
    return onChoice(look);
  }, [thirdParties, urlPathname]);
  if (!isAsked && !isOwed) return null;
  return (
    <Suspense fallback={null}>
      <Panel isAsked={isAsked} />
    </Suspense>
  );
};
