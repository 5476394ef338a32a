import { brand } from '#config/brand.ts';
import { type Product, strengthOfProduct } from '#modules/catalogue/index.ts';
import { type DosedPackage, TAPER_DAYS, type TaperStep, taperSteps } from '#modules/eligibility/index.ts';
import type { ContinuityDecision, InterruptionCause } from '#modules/prescription/index.ts';

/** A possible decision of the clinician, with what our catalog provides for it. */
export interface ContinuityOption {
  readonly decision: ContinuityDecision;
  readonly label: string;
  readonly description: string;
  /** A draft of the plan for the patient; text in [[ ]] has to be replaced. */
  readonly template: string;
}

/** What has to happen before anything can be sent again; null when something can be. */
const sentAgainAfter: Readonly<Record<InterruptionCause, string | null>> = {
  payment_failed: 'the patient has paid',
  unpaid: 'the patient has paid',
  expired: 'the prescription is renewed',
  no_refills: 'the prescription is renewed',
  not_sent: 'a refill can be sent again',
  on_hold: 'the hold is lifted',
  canceled: 'the patient orders again',
  ended: 'the patient has had a new visit',
  none: null,
};

const packageOf = ({ id, displayedName }: Product): DosedPackage | null => {
  const strength = strengthOfProduct(id);
  return strength && { productId: id, ...strength, isTablet: displayedName.includes('tablets') };
};

const amount = ({ isHalf, unitMg, isTablet }: TaperStep): string =>
  isHalf ? `half a tablet of ${unitMg} mg` : `one ${isTablet ? 'tablet' : 'capsule'} of ${unitMg} mg`;

/**
 * The evidence for the steps, so that nobody overestimates it
 * (docs/clinical/check-ins-and-dose-changes.md#TAPER-STEPS).
 */
const SOURCE_OF_STEPS =
  'The labels ask to come down gradually and give no schedule: these steps are our proposal, to be adjusted.';

const twoWeeks = `${TAPER_DAYS / 7} weeks`;

const closing = `Write to me, or call ${brand.supportPhone}, if you feel dizzy, restless or low, and stay on the dose of that day until I answer. If you think of harming yourself, call or text 988.`;

/** The packages of a taper. */
interface TaperParts {
  readonly steps: readonly TaperStep[];
  readonly packages: readonly DosedPackage[];
  readonly nameOf: (productId: number) => string;
  /** How the patient gets missing packages. */
  readonly supply: string;
}

const taperOption = ({ steps, packages, nameOf, supply }: TaperParts): ContinuityOption => {
  const own = steps.filter(({ productId }) => productId === null);
  const sent = steps.flatMap((step) =>
    step.productId === null ? [] : [{ step, productId: step.productId }],
  );
  const lacking = steps.filter(({ mgPerDay }) => packages.every(({ mg }) => mg !== mgPerDay));
  const enough = own.reduce((sum, { isHalf }) => sum + TAPER_DAYS * (isHalf ? 0.5 : 1), 0);
  return {
    decision: 'taper',
    label: 'Taper',
    description: [
      `${steps.map((step) => `${step.mgPerDay} mg (${amount(step)})`).join(', then ')}, ${steps.length > 1 ? `${twoWeeks} each` : twoWeeks}, then stop.`,
      ...lacking.map(({ mgPerDay }) => `The catalog has no tablets of ${mgPerDay} mg, so they are halved.`),
      own.length > 0 ? `Of what the patient has, ${enough} are enough.` : '',
      ...sent.map(
        ({ step, productId }) => `For ${step.mgPerDay} mg they need ${nameOf(productId)}. ${supply}`,
      ),
      SOURCE_OF_STEPS,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    template: [
      `From [[date]], ${steps
        .map((step) => `take ${amount(step)} (${step.mgPerDay} mg) once a day for ${twoWeeks}`)
        .join(', then ')}. Then stop.`,
      own.length > 0
        ? `${enough} of the ${own[0]?.isTablet ? 'tablets' : 'capsules'} that you have are enough for this.`
        : '',
      ...sent.map(({ step }) => `For the ${step.unitMg} mg ones: [[where they get them]].`),
      closing,
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  };
};

/** The treatment to decide about. */
interface InterruptedTreatment {
  readonly name: string;
  readonly productId: number;
  readonly cause: InterruptionCause | null;
}

/**
 * The possible decisions about an antidepressant, as they really are: the catalog has no package for 14 days and few
 * strengths, and while something interrupts the treatment nothing is sent at all. A taper is offered where there is a
 * lower step.
 */
export const continuityOptions = (
  { name, productId, cause }: InterruptedTreatment,
  products: readonly Product[],
): readonly ContinuityOption[] => {
  const present = products.find(({ id }) => id === productId);
  const ofDrug = products.filter(({ drugType }) => drugType === present?.drugType);
  const packages = ofDrug.flatMap((product) => packageOf(product) ?? []);
  const own = packages.find((one) => one.productId === productId);
  const nameOf = (id: number) => products.find((product) => product.id === id)?.displayedName ?? '';
  const settled = sentAgainAfter[cause ?? 'none'];
  const nothingSent = `Nothing can be sent until ${settled}: a pharmacy near the patient or their own doctor has to supply it, and the letter on the patient’s treatment page tells them what the patient takes.`;
  const smallest = packages.filter(({ mg }) => mg === own?.mg).toSorted((a, b) => a.units - b.units)[0];
  const supply = settled === null ? 'Open a change of the treatment to send them.' : nothingSent;
  const steps = present && own ? taperSteps(present.drugType, own, packages) : [];
  return [
    ...(steps.length > 0 ? [taperOption({ steps, packages, nameOf, supply })] : []),
    {
      decision: 'bridge',
      label: 'Bridge',
      description: [
        'The patient continues for two weeks at the current dose, once. We have no package for 14 days.',
        settled !== null
          ? nothingSent
          : smallest
            ? `The smallest that we send is ${nameOf(smallest.productId)}, with the next refill.`
            : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      template: [
        `Please keep taking ${name} at your current dose until [[date]].`,
        settled === null
          ? 'You get it from [[where it comes from]].'
          : 'We cannot send it right now. A pharmacy near you or your own doctor can help for two weeks: [[which one]]. The letter on your treatment page says what you take.',
        closing,
      ].join('\n\n'),
    },
    {
      decision: 'stop',
      label: 'Stop',
      description: `It ends now: its subscription ends or continues without it, and nothing more is sent. ${
        steps.length > 0
          ? 'Choose this when continuing is less safe than stopping suddenly.'
          : 'From this dose it needs no steps.'
      }`,
      template: `Please stop ${name} on [[date]], because [[the reason]].\n\n${closing}`,
    },
    {
      decision: 'continue',
      label: 'Continue as before',
      description: 'The patient has enough, or what interrupted it is settled.',
      template: `Please keep taking ${name} as before. [[Why nothing is missing]].`,
    },
  ];
};
