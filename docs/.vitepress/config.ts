import { fileURLToPath } from 'node:url';
import { siteConfig } from '../../scripts/docs-site/site-config.ts';

/** The documentation site: `npm run docs` and `npm run docs:build` (docs/decisions/documentation-site.md). */
export default siteConfig(fileURLToPath(new URL('../..', import.meta.url)), {
  base: process.env.DOCS_BASE,
  repository: process.env.DOCS_REPOSITORY,
});
