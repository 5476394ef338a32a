import { brand } from '#config/brand.ts';
import { PrivacyChoicesButton } from '#modules/privacy/ui.ts';
import { useLink } from './links.tsx';
import { Mark } from './mark.tsx';
import { footerNavigation, legalGroup } from './navigation.ts';
import { SafetyLine } from './safety-line.tsx';
import styles from './site-footer.module.css';

/** Safety line, links and company details. */
export const SiteFooter = () => {
  const link = useLink();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.lead}>
          <Mark />
          <SafetyLine />
        </div>
        {footerNavigation.map((group) => (
          <nav key={group.title} aria-label={group.title} className={styles.group}>
            <h2>{group.title}</h2>
            <ul>
              {group.items.map((item) => (
                <li key={item.path}>
                  <a href={link(item.path)}>{item.label}</a>
                </li>
              ))}
              {group.title === legalGroup ? (
                <li>
                  <PrivacyChoicesButton />
                </li>
              ) : null}
            </ul>
          </nav>
        ))}
        <div className={styles.group}>
          <h2>Contact</h2>
          <ul>
            <li>
              <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
            </li>
            <li>
              <a href={`tel:${brand.supportPhone}`}>{brand.supportPhone}</a>
            </li>
            <li>{brand.supportHours}</li>
          </ul>
        </div>
        <p className={styles.legal}>
          Prescription treatment is offered only when a clinician of {brand.medicalGroup} decides that it is
          right for you. Every medicine has risks: read its drug facts before you start. {brand.legalEntity}
        </p>
      </div>
    </footer>
  );
};
