import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';

/** Sentences that several product pages share. */
export const approvedOnly = {
  title: 'When am I charged?',
  text: 'You pay nothing today. You check out and answer health questions, and a licensed clinician reviews your answers, usually within 24 hours. You are charged only if the clinician approves the treatment. After that, the same amount is charged with each shipment until you cancel.',
};

export const subscription = {
  title: 'Do I have to subscribe?',
  text: 'No. You can buy it once. A subscription costs less and renews automatically. You can skip, change or cancel it in your account at any time before the next charge.',
};

export const renewing = {
  title: 'How do I change or stop shipments?',
  text: 'In your account, at any time before the next charge. You can change the date, change how often it ships, or cancel. There is no fee.',
};

export const atFront = {
  title: 'Does it work on a receding hairline?',
  text: 'The label says no. Minoxidil for the scalp is approved for the crown only. If your hairline is receding, take the quiz or ask a clinician what may be right for you.',
};

const minoxidilTimeline = titled({
  'Weeks 1 to 8': 'You may shed more than usual. This is common and usually passes.',
  'Months 2 to 4': 'Some men see fine new hair at the crown. Many see nothing yet.',
  'Month 4': 'This is the time to judge it. If you see no regrowth, stop and ask a clinician.',
  'If you stop': 'New hair is usually lost again within 3 to 4 months.',
});

const minoxidilRisk =
  'It can cause itching or irritation, and many men shed more hair at first. Stop and get care for chest pain, faintness, a fast heartbeat or swelling. It is poisonous to cats and dogs.';

export const minoxidilSafety = [
  'For men 18 and over, on the scalp only. Do not use it if your hair loss is sudden or patchy, or if you do not know its cause.',
  'Do not use it on a red, sore, broken or infected scalp, or with another medicine on your scalp.',
  'Ask a doctor first if you have heart disease or take blood pressure medicine.',
  'Stop and ask a doctor if you have a fast heartbeat, dizziness, sudden weight gain, swollen hands or feet, or an irritated scalp.',
  'Use only one form of minoxidil at a time.',
  'It is flammable until dry. Keep it away from children, and from cats and dogs: even a lick can poison them.',
  'It may be harmful during pregnancy or while breastfeeding.',
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
    title: 'After you wash it out',
    text: 'The effect is gone until you use it again. Your hair itself has not changed.',
  },
  {
    title: 'Over months',
    text: 'It does not slow hair loss. If you are losing hair, ask about treatment early.',
  },
];

export const doesItRegrow = {
  title: 'Will it regrow hair?',
  text: 'No. It is a cosmetic: it changes how your hair looks and feels for a while. If you want to treat hair loss, take the quiz.',
};

export const carton = {
  title: 'Full ingredient list',
  text: 'It is printed on the package. If you have allergies, check it before you use the product for the first time.',
};
