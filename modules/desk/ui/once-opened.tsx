import { type ReactNode, Suspense, useState } from 'react';

/**
 * Renders nothing until `open` is true for the first time, and from then on its children, which may be loaded then. So
 * a dialog retains typed text when it is closed and opened again.
 */
export const OnceOpened = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened ? <Suspense>{children}</Suspense> : null;
};
