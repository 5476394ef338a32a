import { useLink } from '#client/layout/links.tsx';
import { PublicPage } from '#client/layout/public-page.tsx';
import { SearchForm } from '#client/layout/search-form.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import { Section, Stack } from '#client/ui/layout.tsx';
import { questionGroups } from '../data/faq.ts';
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
  const link = useLink();
  return (
    <PublicPage current="/faq">
      <PageHero
        crumbs={[{ label: 'Questions', path: '/faq' }]}
        title="Questions and answers"
        lead="How visits, payment, refills and privacy work here."
      >
        <SearchForm label="Search answers, articles and treatments" />
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
              {questionGroups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Stack gap={12}>
            {questionGroups.map((group) => (
              <Stack key={group.id} as="section" gap={3}>
                <h2 id={group.id}>{group.title}</h2>
                <QuestionList questions={group.questions} prefix={group.id} />
              </Stack>
            ))}
          </Stack>
        </div>
      </Section>
      <QuestionData questions={questionGroups.flatMap(({ questions }) => questions)} />
      <Contact title="Still have questions?" />
    </PublicPage>
  );
};
