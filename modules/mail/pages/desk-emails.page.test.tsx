import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page } from './desk-emails.page.tsx';

const email = {
  ...{ id: 'e1', label: 'Receipt', subject: 'Receipt for $54', recipient: 's•••@example.com' },
  ...{ addressProblem: null, state: 'failed', stateLabel: 'Failed', tries: 2, providerId: null },
  ...{ problem: 'HTTP 422, code 300', createdAt: '2027-03-22T10:00:00Z', nextTryAt: null },
  ...{ finishedAt: '2027-03-22T10:01:00Z', canSendAgain: true, whyNotAgain: null },
};
const shown = (emails: readonly object[], next: string | null = null): string =>
  renderPage(Page, {
    deskEmails: {
      ...{ emails, next },
      states: [{ value: 'failed', label: 'Failed' }],
      kinds: [{ value: 'receipt', label: 'Receipt' }],
    },
  });

describe('the page of emails', () => {
  it('shows what became of an email, and offers to send one that failed again', () => {
    const html = shown([email]);
    for (const text of ['Receipt for $54', 's•••@example.com', 'HTTP 422, code 300', 'Failed', '1 email'])
      expect(html).toContain(text);
    expect(html).toContain('Send again<span class="visually-hidden"> “Receipt for $54”</span>');
  });

  it('says why one that failed is not sent again', () => {
    const why = 'It is about a day or a time that may have passed.';
    const html = shown([
      { ...email, canSendAgain: false, whyNotAgain: why, addressProblem: 'It refuses email' },
    ]);
    expect(html).toContain(why);
    expect(html).toContain('It refuses email');
    expect(html).not.toContain('<button type="button"');
  });

  it('says so when there is none, and when there are more', () => {
    expect(shown([])).toContain('No emails');
    expect(shown([email, { ...email, id: 'e2', recipient: null, subject: '' }], 'x')).toContain(
      '2 emails, and older ones',
    );
    expect(shown([], 'x')).toContain('Show older emails');
  });
});
