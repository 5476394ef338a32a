import { type NeedsScriptProps, NeedsScriptText } from './needs-script-text.tsx';

/**
 * Says what to do instead of something that needs scripts. Buttons that submit nothing are hidden (client/styles/base.css);
 * other elements get the class `needs-script`.
 */
export const NeedsScript = ({ what }: NeedsScriptProps) => (
  <noscript>{import.meta.env.SSR ? <NeedsScriptText what={what} /> : null}</noscript>
);
