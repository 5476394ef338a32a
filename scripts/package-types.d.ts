/** Types that the declarations of packages name, but that no installed package brings. The product uses neither. */

/** Named by @graphql-codegen/plugin-helpers, for a loader that is not installed. */
declare module '@graphql-tools/apollo-engine-loader' {
  export type ApolloEngineOptions = never;
}

/** Named by @types/koa (under @types/oidc-provider) as it was in version 1; version 2 is installed. */
declare module 'content-disposition' {
  export interface Options {
    readonly type?: string;
    readonly fallback?: string | boolean;
  }
}
