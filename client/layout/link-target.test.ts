import { describe, expect, it } from 'vitest';
import { type HostName, linkTarget } from './link-target.ts';

const origins = { marketing: 'https://m.test', app: 'https://app.test', admin: 'https://admin.test' };
const on = (current: HostName) => ({ origins, current });

describe('S2.10, S2.11: legal, quiz and start pages are on the marketing host, the FAQ on the current host, all others on the app host', () => {
  it.each([
    ['/', 'marketing', '/'],
    ['/', 'app', 'https://m.test/'],
    ['/?utm_source=mail', 'app', 'https://m.test/?utm_source=mail'],
    ['/quiz', 'marketing', '/quiz'],
    ['/quiz', 'app', 'https://m.test/quiz'],
    ['/quiz/results?step=2', 'app', 'https://m.test/quiz/results?step=2'],
    ['/quizzes', 'marketing', 'https://app.test/quizzes'],
    ['/legal#terms', 'app', 'https://m.test/legal#terms'],
    ['/start/basics', 'admin', 'https://m.test/start/basics'],
    ['/faq', 'app', '/faq'],
    ['/faq/shipping', 'marketing', '/faq/shipping'],
    ['/dashboard', 'app', '/dashboard'],
    ['/dashboard', 'marketing', 'https://app.test/dashboard'],
    ['/checkout?products=211,239', 'marketing', 'https://app.test/checkout?products=211,239'],
    ['/abandon_user_disguise', 'app', 'https://admin.test/abandon_user_disguise'],
    ['#content', 'marketing', '#content'],
    ['mailto:care@thicket.example', 'app', 'mailto:care@thicket.example'],
    ['https://elsewhere.test/quiz', 'app', 'https://elsewhere.test/quiz'],
  ] as const)('%s on %s leads to %s', (path, current, expected) => {
    expect(linkTarget(path, on(current))).toBe(expected);
  });

  it.each(['/', '/quiz', '/dashboard', '/faq'])('keeps %s relative when the origins are equal', (path) => {
    const one = { marketing: 'https://x.test', app: 'https://x.test', admin: 'https://x.test' };
    expect(linkTarget(path, { origins: one, current: 'marketing' })).toBe(path);
  });
});
