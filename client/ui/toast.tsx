import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastOptions } from './toast-outlet.tsx';

const loadOutlet = () => import('./toast-outlet.tsx');
const Outlet = lazy(() => loadOutlet().then((module) => ({ default: module.ToastOutlet })));

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a short message for five seconds. The toast library is loaded with the first message. */
export const toast = (message: string, options: ToastOptions = {}): void => {
  wanted = true;
  for (const listener of listeners) listener();
  void loadOutlet().then(({ showToast }) => showToast(message, options));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Where toasts appear; every layout has one. */
export const ToastRegion = () => {
  const mounted = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return mounted ? (
    <Suspense>
      <Outlet />
    </Suspense>
  ) : null;
};
