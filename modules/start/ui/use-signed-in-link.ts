import { useLink } from '#client/layout/links.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';

/**
 * Addresses of pages that may be on the other host, where the visitor has a session of their own: a start page there is
 * reached through signing in, which asks for nothing when they are signed in here.
 */
export const useSignedInLink = (): ((path: string) => string) => {
  const link = useLink();
  const login = useLoginAddress();
  return (path) => {
    const target = link(path);
    if (!target.startsWith('http') || !path.startsWith('/start')) return target;
    return new URL(login(path), target).href;
  };
};
