import type { ReactNode } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import styles from './page-hero.module.css';
import side from './side-by-side.module.css';
import { BreadcrumbData, type Crumb } from './structured-data.tsx';

export interface PageHeroProps {
  /** From below the home page down to this page; the last is not a link. Empty: no trail. */
  readonly crumbs: readonly Crumb[];
  readonly kicker?: string;
  readonly title: string;
  readonly lead: string;
  /** The drawing beside the text. */
  readonly picture?: ReactNode;
  /** `paper` puts a drawing without a background on white, with room around it; default: bare. */
  readonly frame?: 'bare' | 'paper';
  /** Alternative text of the drawing, where it carries information. */
  readonly caption?: string;
  readonly tone?: 'sand' | 'moss';
  /** Buttons, or who reviewed the page. */
  readonly children?: ReactNode;
}

/** The top of a content page: breadcrumbs, the h1 and a picture. */
export const PageHero = ({
  caption,
  crumbs,
  kicker,
  title,
  lead,
  picture,
  frame = 'bare',
  tone = 'sand',
  children,
}: PageHeroProps) => {
  const link = useLink();
  const trail = [{ label: 'Home', path: '/' }, ...crumbs];
  return (
    <Section tone={tone} space="small" aria-label="Introduction">
      <div className={styles.hero} data-picture={picture ? true : undefined}>
        <Stack gap={6}>
          <nav aria-label="Breadcrumb">
            <ol className={styles.trail}>
              {trail.map((crumb, index) => (
                <li key={crumb.path}>
                  {index < trail.length - 1 ? (
                    <a href={link(crumb.path)}>{crumb.label}</a>
                  ) : (
                    <span aria-current="page">{crumb.label}</span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <PageHeading {...(kicker && { kicker })} title={title} lead={lead} />
          {children}
        </Stack>
        {picture ? (
          <figure className={styles.picture}>
            <div className={frame === 'paper' ? side.frame : side.bare}>{picture}</div>
            {caption ? <figcaption>{caption}</figcaption> : null}
          </figure>
        ) : null}
      </div>
      <BreadcrumbData crumbs={trail} />
    </Section>
  );
};
