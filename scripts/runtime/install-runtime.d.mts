export function installRuntime(
  pin: { readonly name: string; readonly version: string },
  folder?: string,
): Promise<string>;
