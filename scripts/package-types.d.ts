/** Types that installed packages lack. */

/** Named by @graphql-codegen/plugin-helpers, for a loader that is not installed. The product does not use it. */
declare module '@graphql-tools/apollo-engine-loader' {
  export type ApolloEngineOptions = never;
}

/** Named by twilio, for tokens that the product does not use. */
declare module 'jsonwebtoken' {
  export type Algorithm = string;
  const jwt: unknown;
  namespace jwt {
    export type { Algorithm };
  }
  export default jwt;
}

/** Named by @types/koa (under @types/oidc-provider) as it was in version 1; version 2 is installed. Not used here. */
declare module 'content-disposition' {
  export interface Options {
    readonly type?: string;
    readonly fallback?: string | boolean;
  }
}

/** Named by react-email and its renderer, for Tailwind, blocks of code and texts made of HTML. Emails use none of them. */
declare module 'css-tree' {
  export type StyleSheet = never;
}
declare module 'prismjs' {
  namespace Prism {
    export type Grammar = Readonly<Record<string, unknown>>;
  }
  export default Prism;
}
declare module 'html-to-text' {
  export type HtmlToTextOptions = never;
  export type SelectorDefinition = never;
}

/** A server of Amazon's object store for tests. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      allowMismatchedSignatures?: boolean;
      directory: string;
      configureBuckets: readonly { name: string; configs: readonly string[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
