import { type Plugin, parseSync } from 'vite';

const PAGE_FILE = /\/pages\/[\w/-]+\.page\.tsx$/;
const DECLARATION = 'export const data = pageData(';

/**
 * The source of a page without the arguments of its `pageData`: the query and its variables. A page that declares no
 * data is returned as it is.
 */
export const withoutPageQuery = (file: string, source: string): string => {
  if (!source.includes('pageData(')) return source;
  const { program } = parseSync(file, source);
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    for (const { init } of statement.declaration.declarations) {
      if (init?.type !== 'CallExpression') continue;
      if (init.callee.type !== 'Identifier' || init.callee.name !== 'pageData') continue;
      const start = init.callee.end;
      return `${source.slice(0, start)}()${source.slice(init.end)}`;
    }
  }
  throw new Error(`${file} must declare its query as "${DECLARATION}…)".`);
};

/**
 * Leaves the pages' queries out of the browser's scripts: only the server runs them. Queries and mutations that a page
 * sends itself stay.
 */
export const pageQueries: Plugin = {
  name: 'thicket:page-queries',
  apply: 'build',
  enforce: 'pre',
  transform(source, id) {
    const isPage = this.environment.config.consumer === 'client' && PAGE_FILE.test(id);
    return isPage ? withoutPageQuery(id, source) : null;
  },
};
