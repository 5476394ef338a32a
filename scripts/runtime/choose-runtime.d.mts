interface Machine {
  /** Of Node, e.g. `20.19.0`. */
  readonly version: string;
  readonly platform: string;
  readonly arch: string;
  /** Whether its C library is musl, as on Alpine. */
  readonly isMusl: boolean;
  readonly neededMajor: number;
  /** Exact versions by package name. */
  readonly pins: Readonly<Record<string, string>>;
}

export type RuntimeChoice =
  | { readonly kind: 'own' }
  | { readonly kind: 'pinned'; readonly name: string; readonly version: string }
  | { readonly kind: 'none'; readonly message: string };

export function chooseRuntime(machine: Machine): RuntimeChoice;
