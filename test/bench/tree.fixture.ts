import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '#client/renderer/app.tsx';
import type { SharedPageContext } from '#client/renderer/page-context.ts';

const pages = import.meta.glob<{ Page: ComponentType }>('../../modules/*/pages/*.page.tsx');

/** A page's tree as the server renders it, without a document: the cost of React alone. Built by Vite for the baseline. */
export const treeOf = async (
  file: string,
  context: Omit<SharedPageContext, 'Page' | 'exports'>,
): Promise<() => string> => {
  const load = pages[`../..${file}.page.tsx`];
  if (!load) throw new Error(`No page file ${file}.`);
  const { Page } = await load();
  return () => renderToString(createElement(App, { context: { ...context, Page, exports: {} } }));
};
