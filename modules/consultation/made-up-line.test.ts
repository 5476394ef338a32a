import { describe, expect, it, vi } from 'vitest';
import type { ServiceLine } from '#modules/catalogue/index.ts';
import { clinicalQuestionnaires, lineNamed, visitRegistration } from '#modules/eligibility/index.ts';
import { consultationModule } from './module.ts';
import { intakePathOf } from './services/intake-path.ts';
import { journeyKindOf } from './services/journey-kind-of.ts';
import { presentOutcome } from './services/present-outcome.ts';

const SKIN = 'made_up_skin_care' as ServiceLine;
/** A drug that no service line treats with. */
const drugTypes = ['custom_rx_anti_aging'] as const;

/** One more entry in the list of service lines, and nothing else. */
vi.mock('../eligibility/domain/registry/service-lines.ts', async (load) => {
  const { serviceLines } = await load<{ serviceLines: readonly object[] }>();
  const questionnaire = {
    name: 'made-up-intake',
    questionsFor: () => ({ name: 'made-up-intake', version: 1, sections: [] }),
    historyOf: () => ({}),
  };
  const madeUp = {
    serviceLine: 'made_up_skin_care',
    priority: 4,
    drugs: { prescription: ['custom_rx_anti_aging'], overTheCounter: [] },
    rules: [],
    beforeVisit: [],
    visits: { initial: { questionnaire, intakePath: '/made-up/intake', photos: ['top'] } },
    firstJourney: 'sh_initial',
    startPath: '/made-up',
    notEligibleFolder: '/made-up/not-eligible',
  };
  return { serviceLines: [...serviceLines, madeUp] };
});

describe('a service line that is one entry of the registry', () => {
  it('has its questionnaire, photos and page', () => {
    expect(lineNamed(SKIN).startPath).toBe('/made-up');
    expect(visitRegistration('initial', drugTypes).questionnaire.name).toBe('made-up-intake');
    expect(visitRegistration('initial', drugTypes).photos).toEqual(['top']);
    expect(intakePathOf({ kind: 'initial', drugTypes })).toBe('/made-up/intake');
  });

  it('has its kind of journey, and its pages for people who cannot be treated', () => {
    expect(journeyKindOf('initial', drugTypes)).toBe('sh_initial');
    const finding = {
      ruleId: 'AGE-MIN',
      version: 1,
      outcome: 'stop',
      reasonForPatient: '',
      reasonForClinician: '',
      drugTypes,
      inputs: [],
    } as const;
    const result = { outcome: 'stop', findings: [finding], removedDrugTypes: [], kind: 'initial', drugTypes };
    expect(presentOutcome(result as never)?.href).toBe('/made-up/not-eligible/age');
  });

  it('has its emergencies in saved answers submitted', () => {
    expect(clinicalQuestionnaires.map(({ questionnaire }) => questionnaire.name)).toContain('made-up-intake');
    const ports = consultationModule.provides?.map(({ portId }) => portId) ?? [];
    expect(ports.some((id) => id.includes('made-up-intake'))).toBe(true);
  });

  it('leaves the other service lines as they are', () => {
    expect(intakePathOf({ kind: 'initial', drugTypes: ['finasteride'] })).toBe('/consultation/intake');
    expect(intakePathOf({ kind: 'initial', drugTypes: ['finasteride', 'sildenafil'] })).toBe(
      '/consultation/sh-intake',
    );
    expect(intakePathOf({ kind: 'titration', drugTypes: ['sertraline'] })).toBe('/consultation/sh-intake');
  });
});
