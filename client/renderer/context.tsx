import { createContext, useContext } from 'react';
import type { PageData } from '#client/data/page-data.ts';
import type { SharedPageContext } from './page-context.ts';

const Context = createContext<SharedPageContext | null>(null);

export const PageContextProvider = Context.Provider;

export const usePageContext = (): SharedPageContext => {
  const context = useContext(Context);
  if (!context) throw new Error('This component is used outside a page.');
  return context;
};

/** The result of the page's query, as `export const data = pageData(...)` declares it. */
export const usePageData = <Answer, Variables>(_declared: PageData<Answer, Variables>): Answer =>
  usePageContext().data as Answer;
