import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

export interface OverlayProps {
  readonly open: boolean;
  /** Called on Escape, the close button or a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Stays visible at the bottom: totals, buttons. */
  readonly footer?: ReactNode;
  /** False while something must be finished first. */
  readonly dismissable?: boolean;
  /** `alertdialog` when the question cannot wait. */
  readonly role?: 'dialog' | 'alertdialog';
}

const load = () => import('./overlay-panel.tsx');
const Panel = lazy(() => load().then((module) => ({ default: module.OverlayPanel })));

/** Loads the panel's script ahead of time, such as when the pointer comes near its button. */
export const preloadOverlays = (): void => {
  void load();
};

/** Renders and loads nothing until it has been opened once. */
const Overlay = ({ shape, ...props }: OverlayProps & { readonly shape: 'dialog' | 'drawer' }) => {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (props.open) setUsed(true);
  }, [props.open]);
  return used ? (
    <Suspense>
      <Panel shape={shape} {...props} />
    </Suspense>
  ) : null;
};

/** A question or a short form over the page. */
export const Dialog = (props: OverlayProps) => <Overlay shape="dialog" {...props} />;

/** A panel that slides in from the right, over the whole width on phones: the cart. */
export const Drawer = (props: OverlayProps) => <Overlay shape="drawer" {...props} />;
