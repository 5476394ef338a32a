/** Types that installed packages lack. */

/** Named by @graphql-codegen/plugin-helpers, for a loader that is not installed. The product does not use it. */
declare module '@graphql-tools/apollo-engine-loader' {
  export type ApolloEngineOptions = never;
}

/** Named by @types/koa (under @types/oidc-provider) as it was in version 1; version 2 is installed. Not used here. */
declare module 'content-disposition' {
  export interface Options {
    readonly type?: string;
    readonly fallback?: string | boolean;
  }
}
