import { useLink } from '#client/layout/links.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';

/**
 * Addresses of pages that may be on the other host, where the visitor has a separate session. A start page there is
 * reached through the login route, which needs no input when they are signed in here.
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
