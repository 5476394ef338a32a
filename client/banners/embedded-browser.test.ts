import { describe, expect, it } from 'vitest';
import { embeddedBrowserOf } from './embedded-browser.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';

describe('S9.31: browsers embedded in apps are recognized by their user agent', () => {
  it.each([
    [`${iphone} Mobile/15E148 Instagram 380.0.0.1 (iPhone16,1; iOS 19_1)`, 'Instagram'],
    [`${pixel}; wv) ${chrome} Instagram 380.0.0.1 Android`, 'Instagram'],
    [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0.1;FBDV/iPhone16,1]`, 'Facebook'],
    [`${pixel}; wv) ${chrome} [FB_IAB/FB4A;FBAV/500.0.0.1;]`, 'Facebook'],
    [`${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/480.0]`, 'Messenger'],
    [`${pixel}; wv) ${chrome} [FB_IAB/Orca-Android;FBAV/480.0]`, 'Messenger'],
    [`${iphone} Mobile/15E148 musical_ly_40.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`, 'TikTok'],
    [`${iphone} Mobile/15E148 Twitter for iPhone/11.2`, 'X'],
    [`${pixel}; wv) ${chrome} TwitterAndroid`, 'X'],
    [`${iphone} Mobile/15E148 Snapchat/13.1 (like Safari/8621)`, 'Snapchat'],
    [`${iphone} Mobile/15E148 [Pinterest/iOS]`, 'Pinterest'],
    [`${pixel}; wv) ${chrome} [Pinterest/Android]`, 'Pinterest'],
    [`${iphone} Mobile/15E148 [LinkedInApp]/9.30`, 'LinkedIn'],
    [`${iphone} Mobile/15E148 Reddit/Version 2026.1`, 'Reddit'],
    [`${iphone} Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI`, 'WeChat'],
    [`${iphone} Safari Line/14.5.0`, 'LINE'],
    [`${pixel}; wv) ${chrome} Telegram-Android/11.2`, 'Telegram'],
    [`${pixel}; wv) ${chrome}`, 'another app'],
    [`${iphone} Mobile/15E148`, 'another app'],
    ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'another app'],
  ])('%s is inside %s', (userAgent, app) => {
    expect(embeddedBrowserOf(userAgent)).toBe(app);
  });

  it.each([
    ['Safari on a phone', `${iphone} Version/19.1 Mobile/15E148 Safari/604.1`],
    ['Chrome on a phone of Apple', `${iphone} CriOS/140.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on a phone of Apple', `${iphone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
    [
      'Chrome on Android',
      `${pixel}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    ],
    ['Chrome', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
    ['Edge', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0'],
    ['a browser that says “online”', 'Mozilla/5.0 (X11; Linux x86_64) Online/1 Firefox/140.0'],
    ['nothing', ''],
  ])('%s is not an embedded browser', (_name, userAgent) => {
    expect(embeddedBrowserOf(userAgent)).toBeNull();
  });
});
