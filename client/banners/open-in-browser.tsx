import { useSyncExternalStore } from 'react';
import { Notice } from '#client/ui/notice.tsx';
import { embeddedBrowserOf } from './embedded-browser.ts';

const never = () => () => {};

/**
 * Where embedded browsers of other apps are known to fail: a quiet word, with the way out. Found out in the browser,
 * so that pages stay alike for everyone.
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
