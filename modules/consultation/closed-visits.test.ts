import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { type ApiAnswer, dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { sendPhoto } from '#test/harness/photo-api.ts';
import {
  APPROVE,
  decision,
  intakeAnswers,
  responseOf,
  SAVE_INTAKE,
  SUBMIT_INTAKE,
  save,
  statusOf,
  submit,
} from '#test/harness/visit-api.ts';

/** Requests of a tab that was open while the visit ended elsewhere, or that belongs to another person. */
const { harness, maya } = await openFileDeskHarness({ modules: careModules });

type Opened = Awaited<ReturnType<Harness['openVisit']>>;

const CANCEL = 'mutation($id: ID) { cancelVisit(consultationId: $id) }';
const codeOf = (answer: ApiAnswer): string => String(answer.errors?.[0]?.extensions.code ?? 'none');

/** An intake with a first answer saved, as the tab has it. */
const begun = async () => {
  const visit = await harness.openVisit({ drugTypes: ['sildenafil'] });
  const id = await responseOf(harness.scope, visit.consultationId);
  const revision = await save(harness, visit.user, id, 0, { sex_at_birth: 'male' });
  return { ...visit, id, revision };
};
type Begun = Awaited<ReturnType<typeof begun>>;

const answersJson = JSON.stringify(intakeAnswers(['sildenafil'], { state: 'NY' }));

/** Every request that the tab of an intake can send. */
const doors: readonly (readonly [string, (user: SignedInUser | null, visit: Begun) => Promise<ApiAnswer>])[] =
  [
    [
      'save the intake',
      (user, { id: responseId, revision }) =>
        harness.api(user, SAVE_INTAKE, { input: { responseId, revision, answersJson } }),
    ],
    [
      'submit the intake',
      (user, { id, revision }) => harness.api(user, SUBMIT_INTAKE, { id, revision, read: [] }),
    ],
    ['finish the photos', (user) => harness.api(user, 'mutation { finishPhotos }')],
    [
      'send an ID',
      (user) => harness.api(user, 'mutation { sendIdentification(method: "second_proof", note: "A card.") }'),
    ],
    [
      'book a call',
      (user) =>
        harness.api(
          user,
          'mutation($at: DateTime!) { bookCall(startsAt: $at, timeZone: "America/Denver") }',
          {
            at: addDays(harness.clock.now(), 1),
          },
        ),
    ],
    ['cancel the visit', (user, { consultationId }) => harness.api(user, CANCEL, { id: consultationId })],
  ];

const statesOf = async ({ consultationId, journeyId }: Opened) => [
  await statusOf(harness, 'consultation', consultationId),
  await statusOf(harness, 'journey', journeyId),
];

describe.each<[string, (visit: Begun) => Promise<unknown>, readonly string[]]>([
  [
    'was canceled in another tab',
    async ({ user, consultationId }) => dataOf(await harness.api(user, CANCEL, { id: consultationId })),
    ['canceled', 'canceled'],
  ],
  [
    'ended a month later',
    async () => {
      harness.clock.set(addDays(harness.clock.now(), 31));
      await harness.sweep();
    },
    ['expired', 'abandoned'],
  ],
])('a visit that %s', (_, end, ended) => {
  it('refuses every request of the open tab, and stays as it is', async () => {
    const visit = await begun();
    await end(visit);
    expect(await statesOf(visit)).toEqual(ended);
    for (const [door, open] of doors) {
      const answer = await open(visit.user, visit);
      expect([door, codeOf(answer)]).toEqual([door, expect.stringMatching(/^(CONFLICT|NOT_FOUND)$/)]);
    }
    expect((await sendPhoto(harness, visit.user, 'front')).status).toBeGreaterThanOrEqual(400);
    expect(await statesOf(visit)).toEqual(ended);
    expect(await harness.rows('photo', {})).toEqual([]);
    const next = await harness.openVisit({ drugTypes: ['sildenafil'], patient: visit.user });
    expect(await statesOf(next)).toEqual(['draft', 'created']);
  });
});

describe('a visit', () => {
  it.each(doors)('is inaccessible to others and to signed-out visitors: %s', async (_, open) => {
    const visit = await begun();
    const before = await statesOf(visit);
    const stranger = await harness.patient();
    expect(codeOf(await open(null, visit))).toBe('UNAUTHENTICATED');
    expect(codeOf(await open(stranger, visit))).toMatch(/^(NOT_FOUND|CONFLICT)$/);
    expect(await statesOf(visit)).toEqual(before);
  });

  it('is submitted once from two tabs, and a save of the slower tab is refused', async () => {
    const visit = await begun();
    const { user, id } = visit;
    const whole = intakeAnswers(['sildenafil'], { state: 'NY' });
    const revision = await save(harness, user, id, visit.revision, whole);
    const input = { responseId: id, revision: visit.revision, answersJson };
    expect(codeOf(await harness.api(user, SAVE_INTAKE, { input }))).toBe('CONFLICT');
    const sent = await Promise.all([1, 2].map(() => submit(harness, user, id, revision)));
    expect(sent.map(codeOf)).toEqual(['none', 'none']);
    const moves = await harness.rows('state_transition', {
      entity_id: visit.consultationId,
      to_state: 'submitted',
    });
    expect(moves).toHaveLength(1);
  });

  it('is canceled or approved, never both, when both happen simultaneously', async () => {
    const { user, consultationId, journeyId } = await harness.visit({ drugTypes: ['finasteride'] });
    const [canceled, approved] = await Promise.all([
      harness.api(user, CANCEL, { id: consultationId }),
      harness.api(maya, APPROVE, decision(consultationId)),
    ]);
    const won = [canceled, approved].filter(({ errors }) => errors === undefined);
    expect(won).toHaveLength(1);
    const isCanceled = canceled.errors === undefined;
    const prescriptions = await harness.rows('prescription', { consultation_id: consultationId });
    expect(prescriptions).toHaveLength(isCanceled ? 0 : 1);
    expect(await statusOf(harness, 'consultation', consultationId)).toBe(
      isCanceled ? 'canceled' : 'approved',
    );
    expect(await statusOf(harness, 'journey', journeyId)).toBe(isCanceled ? 'canceled' : 'in_fulfillment');
  });
});
