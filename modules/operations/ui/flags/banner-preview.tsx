import { useState } from 'react';
import { Stack } from '#client/ui/layout.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { bannerLimits } from '#config/banner-limits.ts';
import { ShownBanner } from '../banners/shown-banner.tsx';
import { bannerEntry, routesProblem } from './banner-entry.ts';
import styles from './flags.module.css';

/**
 * Tries the text of a new banner: how visitors will see it, and the lines for the file. Nothing is sent or kept.
 */
export const BannerPreview = () => {
  const [header, setHeader] = useState('');
  const [body, setBody] = useState('');
  const [routes, setRoutes] = useState('');
  const problem = routesProblem(routes);
  return (
    <Stack gap={4} className={styles.draft}>
      <TextField
        name="header"
        label="Headline"
        maxLength={bannerLimits.header}
        value={header}
        onChange={setHeader}
        autoComplete="off"
      />
      <TextArea
        name="body"
        label="What it says"
        rows={2}
        maxLength={bannerLimits.body}
        value={body}
        onChange={setBody}
      />
      <TextField
        name="routes"
        label="Pages"
        optional
        description="Paths with commas between them, such as /checkout*, /cart. Every page when left blank."
        value={routes}
        onChange={setRoutes}
        error={problem ?? undefined}
        autoComplete="off"
      />
      {header.trim() === '' || problem !== null ? (
        <p className={styles.fine}>Write a headline to see the banner.</p>
      ) : (
        <>
          <ShownBanner label="Preview of the banner" header={header} body={body} />
          <p>Add these lines to the list in the file:</p>
          <pre className={styles.entry}>{bannerEntry({ header, body, routes })}</pre>
        </>
      )}
    </Stack>
  );
};
