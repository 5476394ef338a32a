interface DocumentRenderer {
  /** HTML of a document; `path` is where its file is, for what it includes. */
  renderAsync(text: string, env: { readonly path: string }): Promise<string>;
}

export function createRenderer(root: string, options: object): Promise<DocumentRenderer>;
