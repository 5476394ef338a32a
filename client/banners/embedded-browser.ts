/** Markers that apps add to the user agent of the browser inside them, with the name people know the app by. */
const apps: readonly (readonly [words: RegExp, name: string])[] = [
  [/Instagram/i, 'Instagram'],
  [/Messenger(ForiOS|LiteForiOS)|Orca-Android|MessengerForAndroid/i, 'Messenger'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/musical_ly|BytedanceWebview|TikTok|\btrill_/i, 'TikTok'],
  [/Twitter for |TwitterAndroid/i, 'X'],
  [/Snapchat/i, 'Snapchat'],
  [/\[?Pinterest(\/| for )/i, 'Pinterest'],
  [/LinkedInApp/i, 'LinkedIn'],
  [/\bReddit\//i, 'Reddit'],
  [/MicroMessenger/i, 'WeChat'],
  [/\bLine\/\d/i, 'LINE'],
  [/WhatsApp\//i, 'WhatsApp'],
  [/Telegram-Android|\bTelegram\//i, 'Telegram'],
  [/\bDiscord\/\d/i, 'Discord'],
];

/** Android names its webview; on iOS every other browser ends with “Safari/…”. */
const webview = /; wv\)|\bWebView\b|(iPhone|iPad|iPod)(?!.*Safari\/).*AppleWebKit/i;

/**
 * The app whose embedded browser shows our page, “another app” when it does not say which, or null in a real browser
 * (S9.31).
 */
export const embeddedBrowserOf = (userAgent: string): string | null =>
  apps.find(([words]) => words.test(userAgent))?.[1] ?? (webview.test(userAgent) ? 'another app' : null);
