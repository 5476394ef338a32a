import { lazy } from 'react';
import { OnceOpened } from './once-opened.tsx';
import type { ShortcutHelpProps } from './shortcut-help.tsx';

const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }));

/** The keyboard shortcuts, loaded when they are first asked for. */
export const LazyShortcutHelp = (props: ShortcutHelpProps) => (
  <OnceOpened open={props.open}>
    <ShortcutHelp {...props} />
  </OnceOpened>
);
