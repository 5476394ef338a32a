import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page } from './desk-jobs.page.tsx';

const kind = {
  ...{ kind: 'mail.send', running: 0, waiting: 1, failed: 2, lastError: 'No answer' },
  ...{ oldestAt: '2027-03-22T10:00:00Z', nextTryAt: '2027-03-22T12:00:00Z' },
};
const job = {
  ...{ id: '17', kind: 'mail.send', attempts: 10, maxAttempts: 10, lastError: 'No answer' },
  ...{ addedAt: '2027-03-22T10:00:00Z', nextTryAt: null },
};
const shown = (jobs: object, search: Record<string, string> = {}): string =>
  renderPage(Page, { deskJobs: { kinds: [], jobs: [], next: null, ...jobs } }, search);

describe('the page of background jobs', () => {
  it('offers to try one job again, and all of a kind that are given up, each with a name of its own', () => {
    const html = shown({ kinds: [kind], jobs: [job] });
    expect(html).toContain(
      'Try all again now<span class="visually-hidden"> that are given up, of mail.send</span>',
    );
    expect(html).toContain('Try again now<span class="visually-hidden"> job 17, mail.send</span>');
    expect(html).toContain('None: given up');
  });

  it('offers nothing for a kind of which none is given up', () => {
    expect(shown({ kinds: [{ ...kind, failed: 0 }] })).not.toContain('Try all again now');
  });

  it('says what is not there', () => {
    expect(shown({})).toContain('The queue is empty');
    expect(shown({})).toContain('No job is given up');
    expect(shown({}, { show: 'waiting' })).toContain('No job waits');
  });

  it('leads to older jobs of the same filter, and back to the newest', () => {
    const html = shown({ jobs: [job], next: '17' }, { show: 'waiting', kind: 'mail.send', before: '90' });
    expect(html).toContain('href="/desk/jobs?show=waiting&amp;kind=mail.send&amp;before=17"');
    expect(html).toContain('href="/desk/jobs?show=waiting&amp;kind=mail.send"');
    expect(shown({ jobs: [job] })).not.toContain('Show older jobs');
  });
});
