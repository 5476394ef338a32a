import type { BrowserKind } from './choose-browser.mjs';

export function systemBrowser(): string | null;
export function playwrightBrowsers(): Promise<Readonly<Record<BrowserKind, readonly string[]>>>;
