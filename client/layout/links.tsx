import { createContext, type ReactNode, useContext } from 'react';
import { type LinkContext, linkTarget } from './link-target.ts';

const Links = createContext<LinkContext | undefined>(undefined);

export interface LinkProviderProps {
  readonly value: LinkContext;
  readonly children: ReactNode;
}

/** Provides the current host to every link below. */
export const LinkProvider = ({ value, children }: LinkProviderProps) => (
  <Links value={value}>{children}</Links>
);

/** A function from a path to the `href` that reaches it from this page's host; without a provider, the path. */
export const useLink = (): ((path: string) => string) => {
  const context = useContext(Links);
  return (path) => (context ? linkTarget(path, context) : path);
};
