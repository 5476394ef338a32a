import { describe, expect, it } from 'vitest';
import type { ServiceLine } from '#modules/catalogue/index.ts';
import { messageTemplates } from '#modules/message/index.ts';
import { everyLine, sexualHealthLines, textsOfLines } from '../domain/texts-of-lines.ts';
import { planTexts } from './plan-texts.ts';
import { refusalTexts } from './refusal-texts.ts';

const aboutHair = /\b(hair\w*|scalp|finasteride|minoxidil|dermatolog\w+)\b/i;
const aboutSex =
  /\b(erection\w*|erectile|sildenafil|tadalafil|nitrates?|poppers|ejaculation|urologist|finishing too soon)\b/i;

/** Every template for a case about these lines, as one text each. */
const offered = (lines: readonly string[]): readonly string[] => [
  ...textsOfLines(refusalTexts, lines).map((one) => `${one.label} ${one.reason} ${one.alternatives}`),
  ...textsOfLines(planTexts, lines).map((one) => `${one.label} ${one.reason}`),
  ...textsOfLines(messageTemplates, lines).map((one) => `${one.title} ${one.body}`),
];
const idsOf = (lines: readonly string[]) => textsOfLines(refusalTexts, lines).map(({ id }) => id);

describe('texts for a case', () => {
  it.each(sexualHealthLines)('about %s do not mention hair or its medicines', (line) => {
    expect(offered([line]).filter((text) => aboutHair.test(text))).toEqual([]);
    expect(idsOf([line])).toEqual([
      'interaction',
      'in-person',
      'nitrates',
      'heart-check',
      'blood-pressure',
      'low-mood',
      'urologist',
    ]);
  });

  it('about hair do not mention sexual health', () => {
    expect(offered(['hair_loss_care']).filter((text) => aboutSex.test(text))).toEqual([]);
    expect(offered(['hair_loss_care']).filter((text) => aboutHair.test(text))).not.toEqual([]);
  });

  it('about both mention both, and those for a case without products are valid in every case', () => {
    const both: readonly ServiceLine[] = ['hair_loss_care', 'erectile_dysfunction'];
    expect(idsOf(both)).toEqual(expect.arrayContaining(['other-cause', 'urologist']));
    const none = offered([]);
    expect(none).not.toEqual([]);
    expect(none.filter((text) => aboutHair.test(text) || aboutSex.test(text))).toEqual([]);
    expect(idsOf([])).toEqual(idsOf(everyLine).filter((id) => id === 'interaction' || id === 'in-person'));
  });

  it('never say that nothing may be taken any more: an antidepressant is not stopped suddenly', () => {
    const after = messageTemplates.find(({ id }) => id === 'after-emergency');
    expect(after?.body).toContain(
      '[[whether to take the next dose; an antidepressant is not stopped suddenly]]',
    );
    expect(messageTemplates.filter(({ body }) => /do not take any more/i.test(body))).toEqual([]);
  });

  it('have a placeholder, so that none is sent unchanged', () => {
    for (const { reason } of [...refusalTexts, ...planTexts]) expect(reason).toContain('[[');
    for (const { kind, body } of messageTemplates) if (kind === 'template') expect(body).toContain('[[');
  });
});
