export function systemBrowser(): string | null;
