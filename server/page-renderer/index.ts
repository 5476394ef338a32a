/**
 * The only module that uses vite-plugin-ssr at run time. Its internals are known here, in `vite/` (build plugins), and in
 * the files of client/renderer/ that it finds by their names.
 */
export { addPages, type LoadPages } from './additional-pages.ts';
export {
  createPageRenderer,
  type PageAnswer,
  type RenderPage,
} from './create-page-renderer.ts';
export { readPageAddress } from './read-page-address.ts';
