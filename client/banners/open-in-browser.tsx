import { useSyncExternalStore } from 'react';
import { Notice } from '#client/ui/notice.tsx';
import { embeddedBrowserOf } from './embedded-browser.ts';

const never = () => () => {};

/**
 * A notice in embedded browsers of other apps that are known to fail, with a way to open the page elsewhere. Detected in the browser,
 * so that the server renders the same page for everyone.
 */
export const OpenInBrowser = ({ trouble }: { readonly trouble: string }) => {
  const app = useSyncExternalStore(
    never,
    () => embeddedBrowserOf(navigator.userAgent),
    () => null,
  );
  return app ? (
    <Notice tone="info" title="Better in your own browser">
      This page is open inside {app}, {trouble} Open its menu, often three dots in a corner, and choose “Open
      in browser”.
    </Notice>
  ) : null;
};
