const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const found = (list: typeof browsers, text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** “Safari on an iPhone”, from the browser's user agent; “A browser” when it is not recognized. */
export const deviceName = (userAgent: string | null): string => {
  const browser = found(browsers, userAgent ?? '');
  const system = found(systems, userAgent ?? '');
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`;
};
