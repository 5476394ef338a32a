import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useUser } from '#client/session/user-context.tsx';

/** The treatments and orders of the signed-in patient, and how they are shown instead of a button that adds a drug. */
export interface Taken {
  readonly userId: string;
  /** The patient takes or has ordered something: they buy again, with a saved card and address. */
  readonly buysAgain: boolean;
  /** Null when the drug may be ordered. */
  of(drugType: string): { readonly message: string; readonly href: string; readonly label: string } | null;
  show(drugType: string): ReactNode;
}

export const TakenContext = createContext<Taken | null>(null);

export const useTaken = (): Taken | null => useContext(TakenContext);

/** The button that adds a drug; for a patient who has the drug already, a link to it instead. */
export const UnlessTaken = ({
  drugType,
  children,
}: {
  readonly drugType: string;
  readonly children: ReactNode;
}): ReactNode => useTaken()?.show(drugType) ?? children;

/**
 * Shared pages load after hydration who is signed in, and only then what the patient takes: visitors load neither the
 * code nor the data. Without a response the shop is as for visitors; checkout checks again.
 */
export const TakenProvider = ({ children }: { readonly children: ReactNode }) => {
  const id = useUser().user?.id;
  const [taken, setTaken] = useState<Taken | null>(null);
  useEffect(() => {
    if (id)
      import('./load-taken.tsx').then(
        ({ loadTaken }) => loadTaken(setTaken),
        () => {},
      );
  }, [id]);
  // Another person may have signed in since.
  return <TakenContext value={taken?.userId === id ? taken : null}>{children}</TakenContext>;
};
