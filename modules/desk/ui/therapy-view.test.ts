import { describe, expect, it } from 'vitest';
import { hold, therapy } from './desk-case.fixture.ts';
import { choicesFor, resumeStage, stepLabel, stepsOf, targetOf } from './therapy-view.ts';

const usedUp = therapy({ isActive: false, label: 'Ended. Renew it to continue' });
const ended = therapy({ isActive: false, mayDiscontinue: false, label: 'Stopped by your clinician' });
const held = therapy({ isActive: false, onHold: true, holds: [hold()] });
const hardStop = hold({ needsSecondClinician: true, placedBy: null, ruleIds: ['FIN-CANCER'] });

it.each([
  ['active', therapy(), ['Hold', 'Discontinue']],
  ['on hold by a clinician', held, ['Resume', 'Add a hold', 'Discontinue']],
  [
    'on hold by a hard stop',
    therapy({ ...held, holds: [hardStop] }),
    ['Propose to resume', 'Add a hold', 'Discontinue'],
  ],
  ['used up or expired', usedUp, ['Discontinue']],
  ['ended', ended, []],
])('buttons of a prescription that is %s', (_, one, labels) => {
  expect(stepsOf(one).map((step) => stepLabel(one, step))).toEqual(labels);
});

describe('resuming', () => {
  const proposed = { ...hardStop, liftProposedBy: 'Ola Berg, MD' };
  it.each([
    [[hold()], 'lift'],
    [[hold(), hardStop], 'propose'],
    [[proposed], 'confirm'],
    [[proposed, hardStop], 'propose'],
  ])('%#: %s', (holds, stage) => {
    expect(resumeStage({ holds })).toBe(stage);
  });
});

describe('the scope of an action', () => {
  const tablets = therapy({ id: 'm', name: 'Minoxidil' });
  const other = therapy({ id: 'o', serviceLine: 'erectile_dysfunction' });
  const values = (...all: Parameters<typeof choicesFor>[2]) =>
    choicesFor(therapy(), 'hold', all).map(({ value }) => value);

  it('offers the line and everything only where that is more than the one prescription', () => {
    expect(values(therapy())).toEqual(['prescription']);
    expect(values(therapy(), ended)).toEqual(['prescription']);
    expect(values(therapy(), tablets)).toEqual(['prescription', 'line']);
    expect(values(therapy(), other)).toEqual(['prescription', 'all']);
    expect(values(therapy(), tablets, other)).toEqual(['prescription', 'line', 'all']);
  });

  it('names it for the API', () => {
    expect(targetOf(tablets, 'prescription')).toEqual({
      prescriptionId: 'm',
      drugType: null,
      serviceLine: null,
    });
    expect(targetOf(tablets, 'line')).toEqual({
      prescriptionId: null,
      drugType: null,
      serviceLine: 'hair_loss_care',
    });
    expect(targetOf(tablets, 'all')).toEqual({ prescriptionId: null, drugType: null, serviceLine: null });
  });

  it('names a drug without a prescription by its drug type', () => {
    const foam = therapy({ id: 'minoxidil_foam', drugType: 'minoxidil_foam', overTheCounter: true });
    expect(targetOf(foam, 'prescription')).toEqual({
      prescriptionId: null,
      drugType: 'minoxidil_foam',
      serviceLine: null,
    });
  });
});
