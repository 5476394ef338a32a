import { describe, expect, it } from 'vitest';
import { healthyHairAnswers } from '../domain/questionnaires/healthy-answers.ts';
import { earlyEnd, textsToRead } from './early-check.ts';

const healthy = healthyHairAnswers('2027-03-01');
const products = [
  { drugType: 'finasteride', publicDisplayedName: 'Finasteride' },
  { drugType: 'minoxidil_oral', publicDisplayedName: 'Oral minoxidil' },
];

describe('rules that the browser may evaluate', () => {
  it('lets a healthy patient continue', async () => {
    expect(await earlyEnd(healthy, products)).toBeNull();
    expect(await earlyEnd({}, products)).toBeNull();
  });

  it('recognizes an emergency from one answer alone, also when nothing needs a prescription', async () => {
    const end = await earlyEnd({ urgent_symptoms: ['chest_pain'], sex_at_birth: 'female' }, []);
    expect(end?.outcome).toBe('emergency');
    expect(end?.findings.map(({ ruleId }) => ruleId)).toEqual(['URGENT-SYMPTOMS']);
  });

  it('reports a stop when it is answered', async () => {
    const end = await earlyEnd({ ...healthy, patchy: 'yes' }, products);
    expect(end?.outcome).toBe('stop');
    expect(end?.findings.map(({ ruleId }) => ruleId)).toEqual(['H1']);
  });

  it('leaves the check of the state to the server', async () => {
    expect(await earlyEnd({ ...healthy, state: 'AK' }, products)).toBeNull();
  });

  it('lists the risks of each medicine to read, by its name', async () => {
    const texts = await textsToRead(healthy, products);
    expect(texts.map(({ id, title }) => [id, title])).toContainEqual(['read-FIN-COUNSEL', 'Finasteride']);
    expect(texts.some(({ title }) => title === 'Oral minoxidil')).toBe(true);
  });

  it('lists no text about a removed medicine', async () => {
    const low = { ...healthy, bp: { systolic: 80, diastolic: 50, takenOn: '2027-03-01' } };
    const texts = await textsToRead(low, products);
    expect(texts.some(({ title }) => title.includes('minoxidil'))).toBe(false);
  });
});
