import { useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { Section, Stack } from '#client/ui/layout.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { brand } from '#config/brand.ts';
import { questionGroups } from '../data/faq.ts';
import { searchQuestions } from '../domain/search-questions.ts';
import { Contact } from '../ui/contact.tsx';
import { PageHero } from '../ui/page-hero.tsx';
import { QuestionList } from '../ui/question-list.tsx';
import { QuestionData } from '../ui/structured-data.tsx';
import styles from './faq.module.css';

const shortcuts: readonly { readonly icon: IconName; readonly label: string; readonly path: string }[] = [
  { icon: 'truck', label: 'Orders and shipping', path: '/faq/category/orders-and-shipping' },
  { icon: 'undo', label: 'Refunds and returns', path: '/faq/refund-and-return-policy' },
  { icon: 'calendar', label: 'Cancel or reschedule a refill', path: '/auto-refill/preferences' },
  { icon: 'message', label: 'Ask your clinician', path: '/messages' },
];

export const Page = () => {
  const [words, setWords] = useState('');
  const link = useLink();
  const groups = searchQuestions(questionGroups, words);
  const count = groups.reduce((total, group) => total + group.questions.length, 0);
  return (
    <PublicPage current="/faq">
      <PageHero
        crumbs={[{ label: 'Questions', path: '/faq' }]}
        title="Questions and answers"
        lead="How visits, payment, refills and privacy work here."
      >
        <search className={styles.search}>
          <TextField
            name="faq-search"
            label="Search the answers"
            type="search"
            value={words}
            onChange={setWords}
          />
          <p className="visually-hidden" role="status">
            {words ? `${count} answers` : ''}
          </p>
        </search>
      </PageHero>
      <Section space="small" aria-label="Shortcuts">
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ icon, label, path }) => (
            <li key={path}>
              <a href={link(path)}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section space="small" aria-label="Answers">
        <div className={styles.columns}>
          <nav aria-label="Topics" className={styles.topics}>
            <ul>
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Stack gap={12}>
            {groups.map((group) => (
              <Stack key={group.id} as="section" gap={3}>
                <h2 id={group.id}>{group.title}</h2>
                <QuestionList questions={group.questions} prefix={group.id} />
              </Stack>
            ))}
            {count === 0 && (
              <EmptyState title="No answers match these words">
                <p>
                  Try fewer words, or write to{' '}
                  <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
                </p>
              </EmptyState>
            )}
          </Stack>
        </div>
      </Section>
      <QuestionData questions={questionGroups.flatMap(({ questions }) => questions)} />
      <Contact title="Still have questions?" />
    </PublicPage>
  );
};
