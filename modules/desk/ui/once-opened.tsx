import { type ReactNode, Suspense, useState } from 'react';

/**
 * Renders nothing until `open` is true for the first time, and from then on what is in it, which may be a component that
 * is loaded then. A dialog so keeps what was typed in it when it is closed and opened again.
 */
export const OnceOpened = ({ open, children }: { readonly open: boolean; readonly children: ReactNode }) => {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened ? <Suspense>{children}</Suspense> : null;
};
