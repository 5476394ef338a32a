import { useLink } from '#client/layout/links.tsx';
import { Disc } from '#client/ui/disc.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { Section } from '#client/ui/layout.tsx';
import { orderQuestions } from '../../data/faq-orders.ts';
import { type FaqTopic, FaqTopicPage } from '../../ui/faq-topic-page.tsx';
import { Paragraphs } from '../../ui/rich-text.tsx';
import styles from './orders-and-shipping.module.css';

const orderSteps: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  { icon: 'cart', title: 'You order', text: 'Only products without a prescription are charged now.' },
  { icon: 'user', title: 'A clinician approves', text: 'Prescription products are charged now, not before.' },
  {
    icon: 'box',
    title: 'The pharmacy packs it',
    text: 'Your order is checked again and packed in a plain box. You can cancel until this step.',
  },
  { icon: 'truck', title: 'It ships', text: '5 to 7 business days, with a tracking number.' },
  {
    icon: 'home',
    title: 'It arrives',
    text: 'Missing or damaged? You have 30 days from shipping to tell us.',
  },
];

const topic: FaqTopic = {
  path: '/faq/category/orders-and-shipping',
  title: 'Orders and shipping',
  lead: 'When you pay, how long shipping takes, and what to do if something goes wrong.',
  questions: orderQuestions,
  contact: 'Need help with an order?',
};

export const Page = () => {
  const link = useLink();
  return (
    <FaqTopicPage topic={topic}>
      <Section space="small" aria-label="Steps of an order">
        <ol className={styles.way}>
          {orderSteps.map(({ icon, title, text }) => (
            <li key={title}>
              <Disc className={styles.icon}>
                <Icon name={icon} />
              </Disc>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section aria-label="Answers">
        <div className={styles.answers}>
          {orderQuestions.map(({ id, question, answer }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{question}</h2>
              <Paragraphs texts={answer} />
            </section>
          ))}
        </div>
        <p className={styles.more}>
          <a href={link('/faq/refund-and-return-policy')}>Refunds and returns</a>
        </p>
      </Section>
    </FaqTopicPage>
  );
};
