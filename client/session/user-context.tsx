import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { onSessionCheck } from './session-check.ts';
import { fetchUser, type SessionUser, type VouchedUser } from './session-user.ts';

export interface UserState {
  readonly user: SessionUser | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  /** Loads the profile again, after a change of who is signed in. */
  checkSession(): Promise<void>;
}

type Known = Omit<UserState, 'checkSession'>;

const loading: Known = { user: undefined, error: undefined, isLoading: true };
const knownAs = (user: SessionUser | undefined): Known => ({ user, error: undefined, isLoading: false });

/** Names from an earlier profile call are kept. */
const vouchedAs = (vouched: VouchedUser, known?: SessionUser): Known => {
  const { firstName = null, lastName = null } = known?.id === vouched.id ? known : {};
  return knownAs({ ...vouched, firstName, lastName });
};

const Context = createContext<UserState | null>(null);

interface UserProviderProps {
  readonly profileRoute: string;
  /** The user for whom the server rendered this page; the profile is then not requested. */
  readonly vouched: VouchedUser | null;
  readonly children: ReactNode;
}

/**
 * Who is signed in (S4.1). Shared pages load it after hydration; protected pages get it with the document. It is loaded
 * again when the session may have ended.
 */
export const UserProvider = ({ profileRoute, vouched, children }: UserProviderProps) => {
  const [state, setState] = useState<Known>(() => (vouched ? vouchedAs(vouched) : loading));
  const [lastVouched, setLastVouched] = useState(vouched);
  if (vouched !== lastVouched) {
    setLastVouched(vouched);
    if (vouched) setState((current) => vouchedAs(vouched, current.user));
  }

  const latest = useRef(0);
  const ask = useCallback(
    async (onError: (error: Error) => void) => {
      latest.current += 1;
      const turn = latest.current;
      const isLatest = (): boolean => turn === latest.current;
      try {
        const user = await fetchUser(profileRoute);
        if (isLatest()) setState(knownAs(user));
      } catch (error) {
        if (isLatest()) onError(error instanceof Error ? error : new Error(String(error)));
      }
    },
    [profileRoute],
  );
  const checkSession = useCallback(
    () => ask((error) => setState({ user: undefined, error, isLoading: false })),
    [ask],
  );

  const isUnknown = state.isLoading;
  useEffect(() => {
    if (isUnknown) void checkSession();
  }, [isUnknown, checkSession]);

  const isSignedIn = state.user !== undefined;
  useEffect(() => {
    // A failed background check (offline, server restarting) is no reason to hide the page.
    if (isSignedIn) return onSessionCheck(() => void ask(() => {}));
  }, [isSignedIn, ask]);

  const value = useMemo(() => ({ ...state, checkSession }), [state, checkSession]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
};

export const useUser = (): UserState => {
  const state = useContext(Context);
  if (!state) throw new Error('You forgot to wrap your app in <UserProvider>');
  return state;
};
