import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UserProvider } from '#client/session/user-context.tsx';
import { formatMoment } from '#kernel/moments.ts';
import { AlertPanel } from './alert-panel.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { CaseDesk } from './case-desk.tsx';
import { ChangeForm } from './change-form.tsx';
import type { DeskDetail } from './decision-view.ts';
import { detail, flag, hold, oralMinoxidil, row, therapy } from './desk-case.fixture.ts';
import { StopRow } from './open-stops-panel.tsx';
import { QueueTable } from './queue-table.tsx';
import { TherapiesPanel } from './therapies-panel.tsx';

const html = (shown: DeskDetail): string =>
  renderToString(
    <UserProvider profileRoute="/api/auth/me" vouched={null}>
      <CaseDesk detail={shown} />
    </UserProvider>,
  ).replaceAll('<!-- -->', '');

const approveButton = /<button[^>]*>(?:(?!<\/button>).)*Approve as asked/;

describe('a case', () => {
  it('offers the decision to the clinician who has it', () => {
    expect(approveButton.exec(html(detail()))?.[0]).not.toContain('disabled');
    expect(html(detail())).toContain('Message to the patient');
  });

  it('shows what blocks the approval, next to a disabled button', () => {
    const shown = html(detail({ requested: [oralMinoxidil], flags: [flag()] }));
    expect(approveButton.exec(shown)?.[0]).toContain('disabled=""');
    expect(shown).toContain('It cannot be approved yet:');
    expect(shown).toMatch(/Read and acknowledge[\s\S]*OMX-KIDNEY/);
    expect(shown).toContain('I have read this and accept it');
  });

  it('can be taken when nobody has it, and is read-only when a colleague has it', () => {
    const untaken = html(detail({ case: row({ status: 'submitted', assignedTo: null, isMine: false }) }));
    expect(untaken).toContain('Take this case');
    expect(untaken).not.toMatch(approveButton);
    const theirs = html(
      detail({ flags: [flag()], case: row({ assignedTo: 'Jonas Weber, MD', isMine: false }) }),
    );
    expect(theirs).toContain('Jonas Weber, MD has this case.');
    for (const text of ['Take this case', 'Message to the patient', 'I have read this and accept it'])
      expect(theirs).not.toContain(text);
  });

  it('says that the patient deletes the account, and when it is gone', () => {
    const since = '2026-11-19T08:00:00.000Z';
    expect(html(detail())).not.toContain('account');
    expect(html(detail({ leaving: { since, isDeleted: false } }))).toContain(
      'The patient is deleting this account',
    );
    expect(html(detail({ leaving: { since, isDeleted: true } }))).toContain('This account is deleted');
  });

  it('shows ended cases without a decision', () => {
    const closed = html(detail({ case: row({ status: 'approved', statusLabel: 'Approved' }) }));
    expect(closed).toContain('This case is closed.');
    expect(closed).not.toMatch(approveButton);
  });

  it('has one h1, no style attribute, and renders its empty parts', () => {
    const shown = html(detail());
    expect(shown.match(/<h1/g)?.length).toBe(1);
    expect(shown).not.toContain(' style=');
    for (const text of [
      'No answers were submitted.',
      'No rule asks',
      'sent no photos',
      'Nothing was recorded',
      'No messages yet.',
    ])
      expect(shown).toContain(text);
  });
});

describe('what the patient takes', () => {
  const held = therapy({
    isActive: false,
    onHold: true,
    holds: [
      hold({
        placedBy: null,
        ruleIds: ['FIN-CANCER'],
        needsSecondClinician: true,
        liftProposedBy: 'Ola Berg, MD',
        liftReason: 'It was a mistake.',
      }),
    ],
  });

  it('is listed with fills, supply, and why and how long something is on hold', () => {
    const shown = html(detail({ therapies: [held, therapy({ id: 'm', name: 'Minoxidil tablets' })] }));
    for (const text of [
      'What the patient takes',
      'Minoxidil tablets',
      '3 fills left',
      'Supply until',
      'FIN-CANCER',
      'What lifts it:',
      'Your blood test is normal.',
      'Ola Berg, MD proposes to lift it: It was a mistake. Another clinician has to confirm it.',
      'aria-label="Confirm resuming: Finasteride 1 mg tablets"',
      'aria-label="Hold: Minoxidil tablets"',
      'aria-label="Discontinue: Minoxidil tablets"',
    ])
      expect(shown).toContain(text);
  });

  it('shows an operator no buttons', () => {
    const shown = renderToString(
      <TherapiesPanel detail={detail({ therapies: [held] })} canChange={false} announce={() => {}} />,
    );
    expect(shown).toContain('FIN-CANCER');
    expect(shown).not.toContain('<button');
  });
});

const known = {
  id: '1',
  questionId: 'meds_detail',
  question: 'Please list everything you take',
  answer: 'Lisinopril 10 mg',
  givenAt: '2026-11-20T08:00:00.000Z',
  visit: 'Renewal, November 20, 2026',
  isFromClinician: false,
  isSubmitted: true,
};

describe('the facts about the patient', () => {
  it('shows medicines from elsewhere, and earlier statements', () => {
    const before = { ...known, id: '0', answer: 'Lisinopril 5 mg', visit: 'New visit, November 20, 2025' };
    const shown = html(detail({ reportedMedicines: [known, before] }));
    expect(shown).toMatch(/Lisinopril 10 mg[\s\S]*Given November 20, 2026 · Renewal</);
    expect(shown).toMatch(/What they said before[\s\S]*Lisinopril 5 mg[\s\S]*New visit, November 20, 2025/);
    expect(html(detail())).toContain('Not asked yet.');
  });

  it('shows with each flag its version, the answers it read and its source', () => {
    const source = {
      document: 'Hair loss',
      section: 'Minoxidil tablets',
      basis: 'Label, V',
      facts: [],
      sources: [{ title: 'LONITEN', about: 'FDA label' }],
    };
    const shown = html(detail({ flags: [flag({ inputs: [known], source })] }));
    for (const text of [
      'version 1',
      'Lisinopril 10 mg',
      'Given November 20, 2026',
      'LONITEN',
      'Basis: Label, V',
    ])
      expect(shown).toContain(text);
    expect(shown).toContain('href="/desk/rules"');
  });

  it('shows readings as pictures with the limits of the rules, and as a table', () => {
    const reading = { id: 'r', takenOn: '2026-11-20', systolic: 97, diastolic: 61, pulse: null, visit: null };
    const limit = { ruleId: 'BP4', measure: 'systolic', from: 'below', limit: 100 };
    const shown = html(detail({ readings: [reading], readingLimits: [limit] }));
    expect(shown).toContain('BP4 below 100');
    expect(shown).toMatch(/<th scope="row">November 20, 2026<\/th><td>97\/61<\/td><td>Not given<\/td>/);
    expect(html(detail({ readingLimits: [limit] }))).not.toContain('BP4 below 100');
  });
});

describe('the history', () => {
  const entry = (index: number): DeskDetail['history'][number] => ({
    at: `2026-11-${String(20 - index).padStart(2, '0')}T08:00:00.000Z`,
    kind: 'message',
    what: `Entry ${index}.`,
    who: 'System',
    reason: '',
    consultationId: null,
  });

  it('shows the last ten entries, and a button for the others', () => {
    const shown = html(detail({ history: Array.from({ length: 12 }, (_, index) => entry(index)) }));
    expect(shown).toContain('Entry 9.');
    expect(shown).not.toContain('Entry 10.');
    expect(shown).toMatch(/<button[^>]*aria-expanded="false"[^>]*>(?:(?!<\/button>).)*Show all 12/);
    expect(html(detail({ history: [entry(0)] }))).not.toContain('Show all');
  });
});

describe('photos', () => {
  const photo = (id: string, view: string, uploadedAt: string): DeskDetail['photos'][number] => ({
    id,
    view,
    status: 'accepted',
    url: `/photos/${id}`,
    reason: null,
    uploadedAt,
  });
  const lastYear = {
    consultationId: 'c0',
    label: 'New visit, November 20, 2025',
    photos: [
      photo('old', 'front', '2025-11-20T08:00:00.000Z'),
      photo('crown', 'crown', '2025-11-20T08:00:00.000Z'),
    ],
  };

  it('are next to the same view of an earlier visit, and are grouped by visit', () => {
    const photos = [photo('new', 'front', '2026-11-20T08:00:00.000Z')];
    const shown = html(detail({ photos, earlierPhotos: [lastYear] }));
    expect(shown).toMatch(/Before, November 20, 2025[\s\S]*Now, November 20, 2026/);
    expect(shown).toMatch(/<summary>New visit, November 20, 2025: 2 photos/);
    expect(shown.match(/src="\/photos\/old"/g)).toHaveLength(2);
  });

  it('of earlier visits are shown when this visit has none', () => {
    const shown = html(detail({ earlierPhotos: [lastYear] }));
    expect(shown).toContain('sent no photos at this visit');
    expect(shown).toContain('/photos/crown');
  });
});

describe('an emergency', () => {
  const alert = { at: '2026-11-20T08:00:00.000Z', isOpen: true, dueAt: null, responses: [], pages: [] };
  const response = {
    at: '2026-11-20T09:00:00.000Z',
    outcome: 'could_not_reach',
    note: 'No answer.',
    clinicianName: 'Maya Okafor, MD',
  };

  it('stays on the page until it is closed with an outcome', () => {
    const open = html(detail({ alert: { ...alert, responses: [response] } }));
    for (const text of ['Outcome', 'A message does not close', 'I could not reach the patient'])
      expect(open).toContain(text);
    expect(open).toContain('No answer.');
    const closed = html(detail({ alert: { ...alert, isOpen: false, responses: [response] } }));
    expect(closed).toContain('No answer.');
    expect(closed).not.toContain('Outcome');
  });

  it('says who was paged, when, and whether it arrived', () => {
    const at = (minute: number) => `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
    const pages = [
      { at: at(2), level: 1, to: 'the clinicians on duty', state: 'accepted', finishedAt: at(2) },
      {
        at: at(17),
        level: 2,
        to: 'every clinician who may take the case',
        state: 'accepted',
        finishedAt: at(20),
      },
      { at: at(32), level: 3, to: 'the medical director', state: 'waiting', finishedAt: null },
    ];
    const shown = html(detail({ alert: { ...alert, pages } })).replaceAll('<!-- -->', '');
    const time = (minute: number) => formatMoment(at(minute));
    expect(shown).toContain(`Paged ${time(2)} to the clinicians on duty (accepted).`);
    expect(shown).toContain(
      `Escalated ${time(17)} to every clinician who may take the case (accepted ${time(20)}).`,
    );
    expect(shown).toContain(
      `Escalated ${time(32)} to the medical director (not accepted yet, tried again each minute).`,
    );
    expect(html(detail({ alert }))).not.toContain('aria-label="Pages"');
  });

  it('is closed by clinicians only', () => {
    const shown = renderToString(
      <AlertPanel detail={detail({ alert })} canRespond={false} announce={() => {}} />,
    );
    expect(shown).not.toContain('Outcome');
  });
});

it('requires reading the flags that a changed plan adds', () => {
  const shown = renderToString(
    <ChangeForm
      detail={detail({ requested: [oralMinoxidil], optionFlags: [flag()] })}
      acknowledged={new Set()}
      onAcknowledge={() => {}}
      onCancel={() => {}}
      announce={() => {}}
    />,
  ).replaceAll('<!-- -->', '');
  expect(shown).toContain('This plan raises new flags');
  expect(shown).toMatch(/name="plan\.acknowledge\.OMX-KIDNEY"/);
  expect(shown).toContain('I have read this and accept it');
});

it('marks flagged and changed answers and keeps rule ids out of the address', () => {
  const answer = {
    questionId: 'conditions',
    question: 'Any of these?',
    answer: 'Kidney disease',
    changed: true,
    previous: 'None',
    flagged: true,
    section: 'Health',
  };
  const shown = renderToString(<AnswersPanel answers={[answer]} flags={[flag()]} onShowFlag={() => {}} />);
  expect(shown).toMatch(/Before: “(<!-- -->)?None/);
  expect(shown).toMatch(/<button[^>]*>OMX-KIDNEY/);
  expect(shown).not.toContain('href="#');
});

it('shows a row with a text for every mark', () => {
  const late = row({
    status: 'submitted',
    assignedTo: null,
    isMine: false,
    waitingHours: 31,
    isLate: true,
    photosMissing: true,
    strongestOutcome: 'review',
    flagCount: 2,
    unreadFromPatient: 1,
  });
  const shown = renderToString(<QueueTable rows={[late]} caption="Waiting" />).replaceAll('<!-- -->', '');
  for (const text of [
    'Ben Marsh',
    '38 years · TX',
    'New visit',
    'Review',
    '2 flags',
    'Nobody yet',
    '1 new message',
    '1 day 7 h',
    'late',
    'Hair',
    'No photos yet',
  ])
    expect(shown).toContain(text);
  expect(shown).toContain('href="/desk/cases/00000000-0000-4000-8000-000000000001"');
});

describe('an open stop', () => {
  const stop = {
    ruleId: 'H1',
    outcome: 'stop',
    reason: 'Patchy hair loss.',
    answers: [],
    needsSecondClinician: true,
    proposedBy: null,
    proposedReason: null,
  };
  const shown = (change: Partial<typeof stop> | { proposedBy: string; proposedReason: string }, may = true) =>
    renderToString(
      <ul>
        <StopRow stop={{ ...stop, ...change }} canResolve={may} onResolve={() => {}} />
      </ul>,
    ).replaceAll('<!-- -->', '');

  it('says how many clinicians resolve it, and who proposes it', () => {
    expect(shown({})).toContain('Two clinicians resolve it');
    expect(shown({ needsSecondClinician: false })).not.toContain('linicians resolve it');
    const proposed = shown({ proposedBy: 'Maya Okafor, MD', proposedReason: 'A scar.' });
    expect(proposed).toContain('Maya Okafor, MD proposes to resolve it: A scar.');
    expect(proposed).toMatch(/<button[^>]*>.*Confirm/);
  });

  it('is resolved by clinicians only', () => {
    expect(shown({}, false)).not.toContain('<button');
  });
});
