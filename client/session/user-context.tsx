import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

/** What the profile route tells (specification section 7). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly role: 'patient' | 'clinician' | 'operator';
  readonly isImpersonated: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Carries the HTTP status, 0 for a network failure (specification section 8). */
export class RequestError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(status === 0 ? 'The server could not be reached.' : `The profile could not be loaded (${status}).`);
    this.status = status;
  }
}

export interface UserState {
  readonly user: SessionUser | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  /** Asks again, after something may have changed who is signed in. */
  checkSession(): Promise<void>;
}

const PROFILE_ROUTE = '/api/auth/me';

const Context = createContext<UserState | null>(null);

/** 204 means no user; any status but 2xx, and a network failure (status 0), raise a RequestError. */
export const fetchUser = async (fetcher: typeof fetch = fetch): Promise<SessionUser | undefined> => {
  const response = await fetcher(PROFILE_ROUTE, { credentials: 'same-origin' }).catch(() => {
    throw new RequestError(0);
  });
  if (response.status === 204) return undefined;
  if (!response.ok) throw new RequestError(response.status);
  return response.json();
};

/** Learns after hydration who is signed in, so that pages which are alike for everyone can be cached. */
export const UserProvider = ({ children }: { readonly children: ReactNode }) => {
  const [state, setState] = useState<Omit<UserState, 'checkSession'>>({
    user: undefined,
    error: undefined,
    isLoading: true,
  });
  const checkSession = useCallback(async () => {
    try {
      setState({ user: await fetchUser(), error: undefined, isLoading: false });
    } catch (error) {
      setState({
        user: undefined,
        error: error instanceof Error ? error : new Error(String(error)),
        isLoading: false,
      });
    }
  }, []);
  useEffect(() => {
    void checkSession();
  }, [checkSession]);
  const value = useMemo(() => ({ ...state, checkSession }), [state, checkSession]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
};

export const useUser = (): UserState => {
  const state = useContext(Context);
  if (!state) throw new Error('You forgot to wrap your app in <UserProvider>');
  return state;
};
