import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';

/** Sentences that several product pages share. */
export const approvedOnly = {
  title: 'When am I charged?',
  text: 'Nothing today. You check out, answer health questions, and a licensed clinician reviews them, usually within 24 hours. You are charged only if the clinician approves the treatment. After that the same amount is charged with each shipment until you cancel.',
};

export const subscription = {
  title: 'Do I have to subscribe?',
  text: 'No. You can buy it once. A subscription costs less, renews automatically, and you can skip, change or cancel it in your account at any time before the next charge.',
};

export const renewing = {
  title: 'How do I change or stop shipments?',
  text: 'In your account, at any time before the next charge. You can move the date, change how often it comes, or cancel. There is no fee.',
};

export const atFront = {
  title: 'Does it work on a receding hairline?',
  text: 'The label says no: minoxidil on the scalp is approved for the crown only. If your hairline is moving back, take the quiz or ask a clinician what fits.',
};

const minoxidilTimeline = titled({
  'Weeks 1 to 8': 'You may shed more than usual. This is common and usually passes.',
  'Months 2 to 4': 'Some men see fine new hair at the crown. Many see nothing yet.',
  'Month 4': 'The time to judge it. Without any regrowth, stop and ask a clinician.',
  'If you stop': 'New hair is usually lost again within 3 to 4 months.',
});

const minoxidilRisk =
  'It can itch or irritate, and many shed more hair at first. Stop and get care for chest pain, faintness, a fast heartbeat or swelling. Poisonous to cats and dogs.';

export const minoxidilSafety = [
  'For men of 18 and over, on the scalp only. Do not use it if your hair loss is sudden or patchy, or if you do not know its cause.',
  'Do not use it on a red, sore, broken or infected scalp, or with another medicine on your scalp.',
  'Ask a doctor first if you have heart disease or take blood pressure medicine.',
  'Stop and ask a doctor for a fast heartbeat, dizziness, sudden weight gain, swollen hands or feet, or a scalp that gets irritated.',
  'Use one form of minoxidil at a time.',
  'Flammable until dry. Keep it from children, and from cats and dogs: even a lick can poison them.',
  'It may be harmful in pregnancy or while breastfeeding.',
];

const minoxidilHelp =
  'Call 911 for chest pain, fainting or trouble breathing. If someone swallows it, call Poison Control at 1-800-222-1222.';

/** Texts about minoxidil on the scalp, the same for every form. */
export const scalpMinoxidil = {
  badges: [],
  where: 'crown',
  risk: minoxidilRisk,
  timeline: minoxidilTimeline,
  safety: minoxidilSafety,
  getHelpNow: minoxidilHelp,
} as const satisfies Partial<ProductPageContent>;

export const cosmeticTimeline = (first: string) => [
  { title: 'Right away', text: first },
  {
    title: 'After washing it out',
    text: 'The look is gone until you use it again. Your hair itself has not changed.',
  },
  { title: 'Over months', text: 'It does not slow hair loss. If you lose hair, ask about treatment early.' },
];

export const doesItRegrow = {
  title: 'Will it regrow hair?',
  text: 'No. It is a cosmetic: it changes how your hair looks and feels for a while. For hair loss itself, take the quiz.',
};

export const carton = {
  title: 'Everything else',
  text: 'The full list of ingredients is printed on the pack. If you have allergies, check it before first use.',
};
