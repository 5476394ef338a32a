import { createMarkdownRenderer, disposeMdItInstance } from 'vitepress';

/**
 * Renders documents as the site does, except that code is not colored, which takes most of the time. VitePress has one
 * renderer in a process and would return the one that was created before, whatever its options.
 */
export const createRenderer = (root, options) => {
  disposeMdItInstance();
  return createMarkdownRenderer(root, { ...options, highlight: () => '' });
};
