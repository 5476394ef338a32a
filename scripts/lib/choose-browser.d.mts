export type BrowserKind = 'shell' | 'full';

export interface BrowserMachine {
  /** `CHROMIUM_PATH`. */
  readonly named: string | undefined;
  /** Where each kind may be: the machine's own first, then Playwright's. */
  readonly paths: () => Promise<Readonly<Record<BrowserKind, readonly string[]>>>;
  readonly works: (path: string) => Promise<boolean>;
  /** Installs a package of the distribution; does nothing where it cannot. */
  readonly install: (packageName: string) => Promise<void>;
  /** Downloads Playwright's browsers of both kinds. */
  readonly download: () => Promise<void>;
  /** Whether a package may be installed while a browser of the other kind works. */
  readonly isDisposable: boolean;
}

export function chooseBrowser(machine: BrowserMachine, preferred: BrowserKind): Promise<string | null>;
